import { assembleRules, createConfig, startGame } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import type { AccessFact } from '../model/state.js';
import { type Proof, proveCards } from './access-proof.js';

const rules = assembleRules();
const ids = rules.districts.map(({ id }) => id);

type Fact = Omit<AccessFact, 'hero' | 'district'> & { readonly district?: string };

const shown = (district: string, round = 1): Fact => ({ round, what: 'shown', district });
const taken = (district: string): Fact => ({ round: 1, what: 'forfeited', district });
const lostUnseen = (round = 2): Fact => ({ round, what: 'forfeited' });
const retrieved: Fact = { round: 2, what: 'retrieved' };

/** What this history of the first Hero proves about each card; cards that are not named are held. */
function expectProof(history: readonly Fact[], proof: Readonly<Record<string, Proof>>, lookedAt = 0): void {
  const g = startGame(rules, createConfig(rules, { seed: 'proof' }));
  g.state.accessFacts = history.map(({ district, ...fact }) => ({
    ...fact,
    hero: 0,
    district: district === undefined ? undefined : ids.indexOf(district),
  }));
  const held = Object.fromEntries(ids.map((id) => [id, 'held']));
  const found = [...proveCards(g, 0, lookedAt)].map(([place, verdict]) => [ids[place], verdict]);
  expect(Object.fromEntries(found)).toEqual({ ...held, ...proof });
}

describe('a proof about Access cards', () => {
  const allButVelvet = ids.filter((id) => id !== 'velvet').map((id) => shown(id));
  const threeLost = [...allButVelvet, taken('art'), taken('commerce')];

  it('keeps every lost card open once one of them is retrieved, and the others held [R-INF-8]', () => {
    expectProof([...threeLost, retrieved], { velvet: 'open', art: 'open', commerce: 'open' });
  });

  it('finds the two that are left when the retrieved one is shown [R-INF-8]', () => {
    expectProof([...threeLost, retrieved, shown('art', 3)], { velvet: 'forfeited', commerce: 'forfeited' });
  });

  it('takes a chosen card that was looked at for held [R-INF-8, R-INF-9]', () => {
    const art = 1 << ids.indexOf('art');
    expectProof([...threeLost, retrieved], { velvet: 'forfeited', commerce: 'forfeited' }, art);
  });

  it('has all cards held when as many are retrieved as were lost [R-INF-8]', () => {
    expectProof([...threeLost, retrieved, retrieved, retrieved], {});
  });

  it('knows that the card which lies open is not the one lost unseen [R-INF-8]', () => {
    const open = Object.fromEntries(ids.map((id) => [id, 'open' as const]));
    expectProof([...allButVelvet, shown('art', 2), lostUnseen()], {
      ...open,
      velvet: 'forfeited',
      art: 'held',
    });
  });

  it('does not take a card shown in an earlier round for one that lies open', () => {
    const open = Object.fromEntries(ids.map((id) => [id, 'open' as const]));
    const loss = { ...open, velvet: 'forfeited' as const };
    expectProof([...allButVelvet, shown('art', 2), lostUnseen(3)], loss);
  });

  it('knows that a card which another Hero showed this round is not the one lost unseen', () => {
    const open = Object.fromEntries(ids.map((id) => [id, 'open' as const]));
    expectProof([...allButVelvet, { ...shown('art', 2), lentTo: 1 }, shown('science', 2), lostUnseen()], {
      ...open,
      velvet: 'forfeited',
      art: 'held',
      science: 'held',
    });
  });
});
