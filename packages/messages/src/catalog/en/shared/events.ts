/** What happens at a table besides the game. */
export const events = {
  'event.answer-undone': '{side} took an answer back.',
  'event.rules-changed': 'From here on version {to_id} of the rules applies instead of {from_id}.',
};
