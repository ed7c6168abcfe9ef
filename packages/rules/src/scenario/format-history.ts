import type { Fields, Vocabulary } from './format-words.js';
import type { HistoryWords } from './scenario.js';
import { called, flag, matching, number, type Shape, word } from './shape.js';

/** What happened this round: positions are given it in lists, checks of views compare such lists with what is there. */
export function historyFields(
  words: Vocabulary,
  district: Shape,
  listOf: (item: Shape) => Shape,
  setOf = listOf,
): Fields<HistoryWords> {
  return {
    movementEndedIn: [setOf(district), 'Districts where a Hero ended movement.'],
    raidSucceeded: [flag, 'A Raid detained a Hero.'],
    guardBroken: [flag, 'A Guard was broken.'],
    citizenUncovered: [flag, 'A Citizen was identified or revealed.'],
    discontentRaised: [flag, 'Discontent rose.'],
    agitated: [flag, 'Incitement or the Central Square Action was taken.'],
    guardExits: [number(), 'Districts that Guards exited.'],
    used: [listOf(usedShape(words)), 'What allows one use a round and has had it.'],
    undisturbed: [
      listOf(undisturbedShape(words)),
      'Cards whose owner does not want to be stopped for them any more.',
    ],
  };
}

/** What the round remembers as used: a card, a Servant or an Action, and perhaps of whom or where. */
function usedShape(words: Vocabulary): Shape {
  const { cards, servants, heroes, districts, actions, servantActions, machineActions } = words;
  const uses = [...cards, ...servants, ...actions, ...servantActions, ...machineActions];
  const of = [...heroes, ...servants, ...districts];
  const pattern = `^(${[...new Set(uses)].join('|')})( (${of.join('|')}))?$`;
  return called('use', matching(new RegExp(pattern), 'a card, Servant or Action that is used once a round'));
}

/** Cards for which an owner may be stopped. */
function undisturbedShape({ stoppedFor }: Vocabulary): Shape {
  return word(...stoppedFor);
}
