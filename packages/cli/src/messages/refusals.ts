import type { Refusal } from '@great-machine/rules';
import { countOf } from './names.js';

type Params = NonNullable<Refusal['params']>;
type Sentence = string | ((p: Params) => string);

const tooFewBonds = (p: Params) =>
  `That costs ${countOf(Number(p.price), 'Bond')}, and there are only ${p.bonds}.`;

/** Why something is not possible. */
export const REFUSAL_SENTENCES: Readonly<Record<string, Sentence>> = {
  'already-chosen': 'That one is chosen already.',
  'already-identified': 'That Citizen is identified or revealed already.',
  'already-there': 'It is there already.',
  'already-visited': 'The Hero has been there this turn and does not turn back.',
  'card-already-laid': 'A card is laid already; take it back first.',
  'card-forfeited': 'That Access card is forfeited.',
  'citizen-elsewhere': 'That Citizen is not in this District.',
  'discontent-cannot-drop': 'Discontent cannot drop: it is at 0 or at the Riot Stage.',
  'districts-grounded': 'This round no District may be repositioned.',
  'game-over': 'The game is over.',
  'guard-cannot-go-anywhere': (p) =>
    `No Guard from here can go anywhere with ${countOf(Number(p.bonds), 'Bond')}.`,
  'guards-broken': 'All Guards here are broken, and broken Guards do not move.',
  'hero-here': 'A Hero is here.',
  'just-taken-back': 'That Directive was taken back just now; publish another one.',
  'malformed-answer': 'I do not understand that as a pick. Try for example: why to art, why do riot.',
  'must-move': 'The Hero has to move on to the destination.',
  'needs-two-guards': 'That needs at least 2 Guards in the District.',
  'no-broken-guard': 'No Guard here is broken.',
  'no-card-chosen': 'The Hero has not chosen a card this round.',
  'no-citizen-here': 'There is no Citizen here.',
  'no-directive-in-hand': 'The Great Machine has no Directive in hand.',
  'no-directive-left': 'The Directive deck is empty.',
  'no-effect': 'That would have no effect.',
  'no-free-citizen-square': 'There is no free Citizen square.',
  'no-free-guard-square': 'There is no free Guard square.',
  'no-free-square': 'There is no free Citizen square elsewhere.',
  'no-guard-here': 'There is no Guard here.',
  'no-hero-with-trust-here': 'No Hero here has any Trust.',
  'no-legal-placement': 'No District can slide to another legal place.',
  'no-raid-token-left': 'All 3 Raid tokens are in the City.',
  'no-revealed-active-citizen': 'No Citizen here is both revealed and active.',
  'no-such-action-now': 'There is no such Action now.',
  'no-such-card': 'That Access card is not in hand.',
  'no-such-decision': 'That question is no longer open.',
  'no-unidentified-citizen': 'No Citizen here is unidentified.',
  'no-way-on': 'From there the destination cannot be reached without turning back.',
  'nobody-arrested': 'Nobody is arrested.',
  'nobody-to-identify': 'No Citizen here is unidentified.',
  'not-as-second-action': 'That cannot be the second Action of the turn.',
  'not-connected': 'That District is not connected to this one.',
  'not-in-hand': 'That Directive is not in hand.',
  'not-offered': 'That is not possible now.',
  'not-published': 'That Directive is not published.',
  'not-revealed-and-active': 'Only a Citizen who is revealed and active can be arrested.',
  'not-your-decision': 'Somebody else decides that.',
  'not-your-seat': 'Another player has to say that.',
  'nothing-forfeited': 'No Hero has a forfeited Access card.',
  'nothing-published': 'No Directive is published.',
  'nothing-to-take-back': 'There is nothing to take back.',
  'nothing-to-undo':
    'Nothing can be undone: chance was used, something was revealed, or somebody else answered.',
  'once-a-round': 'That was already done this round.',
  'only-in-another-district': 'That is only possible in another District.',
  'only-in-minor-districts': 'That is only possible in a Minor District.',
  'raid-already-here': 'A Raid token lies here already.',
  'riot-already-here': 'This District has had its Riot.',
  'servant-has-acted': 'This Servant has taken its Action this round.',
  'servant-has-nothing-to-do': (p) => `This Servant can do nothing with ${countOf(Number(p.bonds), 'Bond')}.`,
  'stale-answer': 'The question has changed in the meantime.',
  'three-published': 'Three Directives are published: take one of them back first.',
  'too-few-bonds': tooFewBonds,
  'too-little-trust': (p) => `That costs more Trust than the Hero has (price ${p.price}, Trust ${p.trust}).`,
  'too-many-picks': 'That is more than was asked.',
};

export function refusalSentence({ code, params = {} }: Refusal): string {
  const sentence = REFUSAL_SENTENCES[code] ?? code;
  return typeof sentence === 'string' ? sentence : sentence(params);
}
