import { itemAt, withItem } from '../kernel/checked.js';
import { draw } from '../kernel/flow.js';
import { tell } from '../model/events.js';
import type { Game } from '../model/game.js';
import {
  type ArrestFact,
  type CitizenKind,
  type District,
  type Face,
  GONE,
  IDENTIFIED,
  REVEALED,
  UNIDENTIFIED,
} from '../model/state.js';
import { reveal } from './reveal.js';
import { noteInRound } from './round-history.js';

/** The Revolutionaries look at a Citizen, who stays face-down (CIT-3). */
export function identifyCitizen(g: Game, citizen: number, because: string): void {
  reveal(g);
  uncover(g, citizen, IDENTIFIED);
  const district = itemAt(g.state.citizenPlace, citizen);
  tell(g, {
    event: 'citizen-identified',
    citizen,
    district,
    because,
    kind: itemAt(g.state.citizenKind, citizen),
  });
}

/** A Citizen is turned face-up for everybody (CIT-4). */
export function revealCitizen(g: Game, citizen: number): void {
  if (g.state.citizenFace[citizen] === REVEALED) return;
  reveal(g);
  uncover(g, citizen, REVEALED);
  const district = itemAt(g.state.citizenPlace, citizen);
  tell(g, { event: 'citizen-revealed', citizen, district, kind: itemAt(g.state.citizenKind, citizen) });
}

function uncover(g: Game, citizen: number, face: Face): void {
  g.state.citizenFace = withItem(g.state.citizenFace, citizen, face);
  noteInRound(g, { citizenUncovered: true });
}

/** A moved Citizen stays as identified or revealed as it was (R-ACT-4). */
export function moveCitizen(g: Game, citizen: number, to: District, because: string): void {
  const from = itemAt(g.state.citizenPlace, citizen);
  g.state.citizenPlace[citizen] = to;
  tell(g, { event: 'citizen-moved', citizen, from, to, because });
}

/** The Citizen joins the shuffled pool and loses its reference; who saw its face remembers it (R-INF-7). */
export function arrestCitizen(g: Game, citizen: number, because: string): void {
  const { state } = g;
  const district = itemAt(state.citizenPlace, citizen);
  const kind = itemAt(state.citizenKind, citizen);
  const seen = state.citizenFace[citizen] === REVEALED ? kind : undefined;
  addToPool(g, kind, 1);
  state.citizenPlace[citizen] = GONE;
  state.citizenKind = withItem(state.citizenKind, citizen, 0);
  state.citizenFace = withItem(state.citizenFace, citizen, UNIDENTIFIED);
  noteArrest(g, { round: state.round, what: 'arrested', citizen, kind: seen });
  tell(g, { event: 'citizen-arrested', citizen, district, kind: seen, because });
}

/** One Citizen of the pool by chance, still out of the City. */
export function drawArrested(g: Game): CitizenKind {
  const pool = g.state.arrested.flatMap((count, kind) =>
    new Array<CitizenKind>(count).fill(kind as CitizenKind),
  );
  const kind = draw(g, 'arrested-citizen', pool);
  addToPool(g, kind, -1);
  return kind;
}

/** A Citizen from the pool enters the City under a new reference (R-INF-7). */
export function placeReturned(g: Game, kind: CitizenKind, district: District): void {
  const { state } = g;
  const citizen = state.citizenKind.length;
  state.citizenKind = [...state.citizenKind, kind];
  state.citizenPlace.push(district);
  state.citizenFace = [...state.citizenFace, IDENTIFIED];
  noteInRound(g, { citizenUncovered: true });
  noteArrest(g, { round: state.round, what: 'returned', citizen });
  tell(g, { event: 'citizen-returned', citizen, district, kind });
}

function addToPool({ state }: Game, kind: CitizenKind, change: number): void {
  state.arrested = withItem(state.arrested, kind, itemAt(state.arrested, kind) + change);
}

function noteArrest(g: Game, fact: ArrestFact): void {
  g.state.arrestFacts = [...g.state.arrestFacts, fact];
}
