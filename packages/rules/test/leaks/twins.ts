import type { Answer, Audience, GameState, Rules } from '@great-machine/rules';
import { addTo, itemAt, liveGame, playerDice, present } from '@great-machine/rules';
import type { ForcedDraw } from '../../src/kernel/random.js';
import { copyState } from '../../src/model/copy.js';
import type { Below, CardNames } from '../../src/model/module-view.js';
import { bitsOf } from '../../src/model/queries.js';
import type { CitizenKind } from '../../src/model/state.js';
import { facesLeft, type TokenSet } from '../../src/model/tokens.js';
import { mayKnow } from '../../src/view/audience.js';
import { shuffled } from '../shuffle.js';
import { permuteFaces } from './permute-faces.js';
import type { Recording } from './recording.js';
import type { Dealt } from './watched-play.js';

/** A second game that an audience could not have told from the first. */
export interface Twin extends Dealt {
  readonly answers: readonly Answer[];
}

/** Permutes everything in the deal that the audience never learned in the recorded game. */
export function makeTwin(recording: Recording, audience: Audience, seed: number): Twin {
  const below = playerDice(seed);
  const deal = copyState(recording.deal);
  deal.random = { ...deal.random, key: deal.random.key.map((word) => (word ^ 0x5bd1e995) >>> 0) };
  (deal as { config: unknown }).config = { ...deal.config, seed: `${deal.config.seed}-twin` };
  permuteDirectives(deal, recording, audience, below);
  permuteCityEvents(deal, recording, below);
  permuteExtra(deal, recording, audience, below);
  const others = otherNames(recording, audience, below);
  const bags = permuteBags(recording, permuteCitizens(deal, recording, audience, below), audience, below);
  const draws = bags.map((drawn) => ({ ...drawn, result: renameDrawn(others, drawn) }));
  if (audience === 'revolutionaries') return { deal, draws, answers: recording.answers };
  const renaming = renameCards(recording, audience, below);
  deal.heroes.forEach((hero, index) => {
    hero.hand = renameSet(hero.hand, itemAt(renaming, index));
    hero.forfeited = renameSet(hero.forfeited, itemAt(renaming, index));
  });
  const answers = renameAnswers(recording, renaming).map((answer) => renamePicks(others, answer));
  return { deal, draws: renameDraws(recording, renaming, draws), answers };
}

/** Kinds of Citizens never shown, in the City and in the pool; kinds drawn from the pool and never shown. */
function permuteCitizens(
  deal: GameState,
  recording: Recording,
  audience: Audience,
  below: Below,
): readonly ForcedDraw[] {
  const shown = recording.shownCitizens[audience];
  const hidden = deal.citizenKind.map((_, citizen) => citizen).filter((citizen) => !shown.has(citizen));
  const pool = deal.arrested.flatMap((count, kind) => new Array<number>(count).fill(kind));
  for (let attempt = 0; attempt < 200; attempt++) {
    const hiddenKinds = hidden.map((citizen) => itemAt(deal.citizenKind, citizen));
    const dealt = shuffled<number>([...hiddenKinds, ...pool], below);
    const kinds = [...recording.kinds];
    hidden.forEach((citizen, i) => {
      kinds[citizen] = itemAt(dealt, i);
    });
    const arrested = deal.arrested.map(
      (_, kind) => dealt.slice(hidden.length).filter((other) => other === kind).length,
    );
    const drawn = walkPool(arrested, kinds, recording, shown, below);
    if (drawn === undefined) continue;
    deal.citizenKind = kinds.slice(0, deal.citizenKind.length) as CitizenKind[];
    deal.arrested = arrested;
    let next = 0;
    return recording.draws.map(({ purpose, result }) =>
      purpose === 'arrested-citizen' ? { purpose, result: itemAt(drawn, next++) } : { purpose, result },
    );
  }
  return recording.draws;
}

/** Which kinds come out of the pool; undefined when this deal could not have led through the recorded game. */
function walkPool(
  initial: readonly number[],
  kinds: number[],
  recording: Recording,
  shown: ReadonlySet<number>,
  below: Below,
): number[] | undefined {
  const pool = [...initial];
  const drawn: number[] = [];
  for (const move of recording.poolMoves) {
    if ('into' in move) addTo(pool, itemAt(kinds, move.into), 1);
    else {
      const open = pool.flatMap((count, kind) => (count > 0 ? [kind] : []));
      const kind = shown.has(move.outAs) ? itemAt(kinds, move.outAs) : itemAt(open, below(open.length));
      if (pool[kind] === 0) return undefined;
      addTo(pool, kind, -1);
      kinds[move.outAs] = kind;
      drawn.push(kind);
    }
  }
  return drawn;
}

/** Cards of the Directive deck that the audience never saw. */
function permuteDirectives(deal: GameState, recording: Recording, audience: Audience, below: Below) {
  const shown = recording.shownDirectives[audience];
  const { deck } = deal.directives;
  const hidden = shuffled(
    deck.filter((card) => !shown.has(card)),
    below,
  );
  deal.directives = {
    ...deal.directives,
    deck: deck.map((card) => (shown.has(card) ? card : present(hidden.pop(), 'card'))),
  };
}

/** Coming City Events, stack by stack, and those in the box. */
function permuteCityEvents(deal: GameState, recording: Recording, below: Below): void {
  const { deck, boxed } = deal.cityEvents;
  const revealed = new Set(deck.slice(0, recording.rounds - deal.round));
  const stackOf = (card: string) => itemAt(recording.rules.cityEvents, card).stack;
  const hidden = [...deck, ...boxed].filter((card) => !revealed.has(card));
  const stacks = new Map(
    [1, 2, 'last'].map((stack) => [
      stack,
      shuffled(
        hidden.filter((c) => stackOf(c) === stack),
        below,
      ),
    ]),
  );
  const deal1 = (card: string) =>
    revealed.has(card) ? card : present(stacks.get(stackOf(card))?.pop(), 'card');
  deal.cityEvents = { ...deal.cityEvents, deck: deck.map(deal1), boxed: boxed.map(deal1) };
}

/** What modules keep, as they say themselves. */
function permuteExtra(deal: GameState, recording: Recording, audience: Audience, below: Below): void {
  for (const view of recording.rules.views) {
    const permuted = view.permute?.(deal.extra[view.name], recording.end.extra[view.name], below, audience);
    if (permuted !== undefined) deal.extra[view.name] = permuted;
  }
}

/** Tokens whose faces the audience never saw, and what modules say of their own bags. */
function permuteBags(
  { rules, end }: Recording,
  recorded: readonly ForcedDraw[],
  audience: Audience,
  below: Below,
): readonly ForcedDraw[] {
  let draws = recorded;
  for (const set of new Set(rules.tokenKinds.flatMap(({ of }) => of ?? [])))
    draws = permuteFaces(
      draws,
      set,
      hiddenFaces(rules, end, set, audience),
      facesLeft(liveGame(rules, end), set),
      below,
    );
  for (const { name, permuteDraws } of rules.views)
    draws = permuteDraws?.(draws, end.extra[name], below, audience) ?? draws;
  return draws;
}

/** What modules say of cards that they call otherwise. */
function otherNames({ rules, end }: Recording, audience: Audience, below: Below): readonly CardNames[] {
  return rules.views.flatMap(
    ({ name, renameCards }) => renameCards?.(end.extra[name], below, audience) ?? [],
  );
}

function renameDrawn(others: readonly CardNames[], { purpose, result }: ForcedDraw): ForcedDraw['result'] {
  const names = others.find(({ card }) => card === purpose)?.names;
  return names?.get(String(result)) ?? result;
}

function renamePicks(others: readonly CardNames[], answer: Answer): Answer {
  if (answer.picks === undefined) return answer;
  const picks = answer.picks.map((pick) => {
    if (pick.names !== 'card' && pick.names !== 'text') return pick;
    const names = others.find(({ card }) => card === pick.pick)?.names;
    return { ...pick, of: names?.get(pick.of) ?? pick.of };
  });
  return { ...answer, picks };
}

function hiddenFaces(rules: Rules, end: GameState, set: TokenSet, audience: Audience): readonly string[] {
  const hidden = rules.tokenKinds.filter(
    ({ of, faceKnownTo }) => of === set && faceKnownTo !== undefined && !mayKnow(audience, faceKnownTo),
  );
  return hidden.flatMap(({ id }) => end.tokens?.[id] ?? []).flatMap(({ face }) => face ?? []);
}

/** For each Hero: what every card is called in the twin; cards that were ever shown keep their name. */
type Renaming = readonly ReadonlyMap<number, number>[];

/** Secret cards swap their names: nobody outside the Revolutionaries could tell. */
function renameCards(recording: Recording, audience: Audience, below: Below): Renaming {
  return recording.deal.heroes.map(({ hand, forfeited }, hero) => {
    const facts = recording.accessFacts.filter((fact) => fact.hero === hero);
    const lookedAt = audience === 'machine' ? bitsOf(itemAt(recording.cardsLookedAt, hero)) : [];
    const shown = new Set([...facts.map((fact) => fact.district), ...lookedAt]);
    const onGrid = recording.deal.city.length;
    const secret = bitsOf(hand | forfeited).filter((card) => card < onGrid && !shown.has(card));
    const renamed = shuffled(secret, below);
    return new Map(secret.map((card, i) => [card, itemAt(renamed, i)]));
  });
}

function renameSet(set: number, names: ReadonlyMap<number, number>): number {
  return bitsOf(set).reduce((renamed, card) => renamed | (1 << (names.get(card) ?? card)), 0);
}

/** What the Heroes say about their cards, with the new names. */
function renameAnswers(recording: Recording, renaming: Renaming): readonly Answer[] {
  const { districts } = recording.rules;
  return recording.answers.map((answer) => {
    const hero = recording.deal.heroes.findIndex(({ hero: id }) => answer.decision.endsWith(`.${id}`));
    if (hero < 0 || answer.picks === undefined) return answer;
    const picks = answer.picks.map((pick) => {
      if (pick.names !== 'access-card') return pick;
      const card = districts.findIndex(({ id }) => id === pick.of);
      return { ...pick, of: itemAt(districts, itemAt(renaming, hero).get(card) ?? card).id };
    });
    return { ...answer, picks };
  });
}

/** Cards lost by chance follow their names; who lost them stands in the public history, in the same order. */
function renameDraws(
  recording: Recording,
  renaming: Renaming,
  draws: readonly ForcedDraw[],
): readonly ForcedDraw[] {
  const losers = recording.accessFacts.filter(
    ({ what, district }) => what === 'forfeited' && district === undefined,
  );
  let next = 0;
  return draws.map((drawn) => {
    if (drawn.purpose !== 'show-trial-card') return drawn;
    const names = itemAt(renaming, itemAt(losers, next++).hero);
    return { ...drawn, result: names.get(Number(drawn.result)) ?? drawn.result };
  });
}
