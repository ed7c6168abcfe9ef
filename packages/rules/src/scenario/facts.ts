import { itemAt } from '../kernel/checked.js';
import { liveGame } from '../model/game.js';
import { districtAt } from '../model/pieces.js';
import { bitsOf } from '../model/queries.js';
import { type AccessFact, type ArrestFact, CITIZEN_KINDS, type GameState, GONE } from '../model/state.js';
import { fitsAccessFacts } from '../view/access-proof.js';
import { kindNumber } from './citizen-words.js';
import { type Completion, toDistrict } from './completion.js';

/** What everybody saw, as the file says it. Facts that contradict each other or the position are refused. */
export function readFacts(c: Completion, state: GameState): void {
  const { accessFacts, arrestFacts } = c.scenario;
  if (accessFacts !== undefined) {
    state.accessFacts = readAccessFacts(c, state);
    checkRounds(c, 'accessFacts', accessFacts);
    checkAccessFacts(c, state);
  }
  if (arrestFacts !== undefined) {
    state.arrestFacts = readArrestFacts(c);
    checkRounds(c, 'arrestFacts', arrestFacts);
    checkArrestFacts(c, state);
  }
}

function readAccessFacts(c: Completion, { config }: GameState): AccessFact[] {
  return (c.scenario.accessFacts ?? []).flatMap(({ hero, round, what, district, lentTo }, at) => {
    const path = `accessFacts[${at}]`;
    if (!config.heroes.includes(hero)) {
      c.reasons.push(`${path}.hero: ${hero} is not in play`);
      return [];
    }
    if (lentTo !== undefined && (lentTo === hero || !config.heroes.includes(lentTo)))
      c.reasons.push(`${path}.lentTo: ${lentTo} is no other Hero in play (R-ENK-1)`);
    if (what === 'shown' && district === undefined)
      c.reasons.push(`${path}.district: is missing; everybody saw the card (HER-2)`);
    if (what === 'retrieved' && district !== undefined)
      c.reasons.push(`${path}.district: nobody but the Revolutionaries saw which card (ACT-16)`);
    return {
      hero: config.heroes.indexOf(hero),
      round,
      what: what as AccessFact['what'],
      ...(district === undefined ? {} : { district: toDistrict(c, district) }),
      ...(lentTo === undefined ? {} : { lentTo: config.heroes.indexOf(lentTo) }),
    };
  });
}

function readArrestFacts({ scenario }: Completion): ArrestFact[] {
  return (scenario.arrestFacts ?? []).map(({ round, what, citizen, kind }) => ({
    round,
    what: what as ArrestFact['what'],
    citizen,
    ...(kind === undefined ? {} : { kind: kindNumber(kind) }),
  }));
}

/** Facts, of each Hero for itself, stand in the order in which they happened; none is of a round to come. */
function checkRounds(
  { scenario, reasons }: Completion,
  path: string,
  facts: readonly { readonly round: number; readonly hero?: string }[],
): void {
  const now = scenario.round ?? 1;
  facts.forEach(({ round, hero }, at) => {
    if (round > now) reasons.push(`${path}[${at}].round: ${round} is still to come in round ${now}`);
    if (facts.slice(0, at).some((earlier) => earlier.hero === hero && earlier.round > round))
      reasons.push(`${path}[${at}].round: ${round} comes before a fact above; tell them in order`);
  });
}

/** The forfeited cards can have come about as everybody saw it (R-INF-8). */
function checkAccessFacts(c: Completion, state: GameState): void {
  if (c.reasons.length > 0 || state.round === 0) return;
  const g = liveGame(c.rules, state);
  state.heroes.forEach(({ hero, forfeited }, at) => {
    if (fitsAccessFacts(g, at)) return;
    const cards = bitsOf(forfeited).map((district) => districtAt(c, district).id);
    const said = cards.length === 0 ? 'has forfeited no card' : `has forfeited ${cards.join(', ')}`;
    c.reasons.push(`accessFacts: ${hero} ${said}, which contradicts them (R-INF-8)`);
  });
}

/** A reference that was arrested is gone for good, one that returned is new (R-INF-7). */
function checkArrestFacts({ scenario, reasons }: Completion, state: GameState): void {
  const facts = scenario.arrestFacts ?? [];
  const isInCity = (citizen: number) => (state.citizenPlace[citizen] ?? GONE) !== GONE;
  facts.forEach(({ what, citizen, kind }, at) => {
    const path = `arrestFacts[${at}].citizen`;
    const later = facts.slice(at + 1).filter((fact) => fact.citizen === citizen);
    if (later.some((fact) => fact.what === what || what === 'arrested'))
      reasons.push(`${path}: ${citizen} is ${what} twice, or comes back under its old reference (R-INF-7)`);
    else if (what === 'arrested' && isInCity(citizen))
      reasons.push(`${path}: ${citizen} was arrested, but stands in the City (R-INF-7)`);
    else if (what === 'returned' && later.length === 0 && !isInCity(citizen))
      reasons.push(
        `${path}: ${citizen} returned, but no Citizen of the City is named '${citizen}' (R-INF-7)`,
      );
    if (what === 'returned' && kind !== undefined)
      reasons.push(`arrestFacts[${at}].kind: of one who returns only the Revolutionaries see it (CIT-6)`);
  });
  checkPool(state, reasons);
}

/** Revealed Citizens that were arrested are still in the pool, but for those who may have returned. */
function checkPool({ arrested, arrestFacts }: GameState, reasons: string[]): void {
  const returned = arrestFacts.filter(({ what }) => what === 'returned').length;
  const missing = CITIZEN_KINDS.flatMap((word, kind) => {
    const seen = arrestFacts.filter((fact) => fact.what === 'arrested' && fact.kind === kind).length;
    return new Array<string>(Math.max(0, seen - itemAt(arrested, kind))).fill(word);
  });
  if (missing.length > returned)
    reasons.push(`arrestFacts: not among the arrested: ${missing.join(', ')} (CIT-5)`);
}
