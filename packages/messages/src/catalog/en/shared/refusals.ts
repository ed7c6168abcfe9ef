/** Why any answer is refused, whatever is asked. */
export const refusals = {
  'refusal.game-over': 'The game is over.',
  'refusal.malformed-answer': 'I do not understand that as a pick. Try for example: why to art, why do riot.',
  'refusal.module-excludes': '{module} cannot be played with {excluded_as_module}.',
  'refusal.module-needs': '{module} needs {needed_as_module}.',
  'refusal.no-such-decision': 'That question is no longer open.',
  'refusal.no-such-moment': 'The game cannot go back to there.',
  'refusal.not-offered': 'That is not possible now.',
  'refusal.not-your-decision': 'Somebody else decides that.',
  'refusal.not-your-seat': 'Another player has to say that.',
  'refusal.nothing-to-take-back': 'There is nothing to take back.',
  'refusal.nothing-to-undo':
    'Nothing can be undone: chance was used, something was revealed, or somebody else answered.',
  'refusal.stale-answer': 'The question has changed in the meantime.',
  'refusal.too-many-picks': 'That is more than was asked.',
};
