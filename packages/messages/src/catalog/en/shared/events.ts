/** What happens at a table besides the game. */
export const events = {
  'event.answer-undone': '{side} took an answer back.',
  'event.time-ran-out': '{side} ran out of time: the clock answered.',
  'event.game-taken-back':
    'By consent the game goes back to {round, plural, =0 {the {phase}} other {the {phase} of round #}}. {side} asked for it.',
  'event.rules-changed': 'From here on version {to_id} of the rules applies instead of {from_id}.',
};
