import {
  AUDIENCES,
  type Audience,
  assembleRules,
  itemAt,
  liveGame,
  logLine,
  openScenario,
  type Scenario,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { endGame, topFrame } from '../kernel/flow.js';
import { buildView } from './view.js';

type Scene = Omit<Scenario, 'format' | 'name'>;

const rules = assembleRules();

/** A game in the position, free to be changed. */
function gameAt(position: Scene) {
  return liveGame(rules, openScenario(rules, { format: 1, name: 'a view', ...position }).state);
}

const fowlersTurn: Scene = {
  phase: 'heroes',
  turn: 'fowler',
  step: 'action',
  event: 'the-countdown',
  city: ['AASSCC', 'GVQQTN', 'GVIITN'],
  visited: ['art', 'science'],
  heroes: { fowler: { in: 'science' }, finch: {}, physician: {} },
  raids: ['velvet', 'art succeeded'],
  riots: ['commerce'],
  history: {
    movementEndedIn: ['science'],
    raidSucceeded: true,
    guardBroken: true,
    citizenUncovered: false,
    discontentRaised: true,
    agitated: false,
    guardExits: 2,
    used: ['pacify'],
  },
};

describe.each(AUDIENCES)('the view of the audience %s', (audience: Audience) => {
  const look = () => buildView(gameAt(fowlersTurn), audience);

  it('shows the turn', () => {
    expect(look().turn).toEqual({ hero: 'fowler', startedIn: 'art', visited: ['art', 'science'], taken: [] });
  });

  it('shows the City, Raids and Riots', () => {
    const { raids, districts } = look();
    const district = (id: string) => districts.find((shown) => shown.district === id);
    expect(raids).toEqual([
      { district: 'velvet', succeeded: false },
      { district: 'art', succeeded: true },
    ]);
    expect(district('science')).toMatchObject({
      tile: { x: 2, y: 0, rotation: 0 },
      raid: false,
      riot: false,
    });
    expect(district('art')).toMatchObject({ tile: { x: 0, y: 0, rotation: 0 }, raid: true, riot: false });
    expect(district('velvet')).toMatchObject({ raid: true, riot: false });
    expect(district('commerce')).toMatchObject({ raid: false, riot: true });
  });

  it('shows what happened this round', () => {
    expect(look().thisRound).toEqual(fowlersTurn.history);
  });

  it('shows the outcome, once there is one', () => {
    expect(look().outcome).toBeUndefined();
    const g = gameAt(fowlersTurn);
    endGame(g, { winner: 'machine', how: 'countdown' });
    expect(buildView(g, audience).outcome).toEqual({ winner: 'machine', how: 'countdown' });
  });

  it('shows nothing of a question but what is declared', () => {
    const g = gameAt(fowlersTurn);
    const question = itemAt(topFrame(g).asks, 0);
    Object.assign(question.about, { hiddenThought: 'levy' });
    const shown = itemAt(buildView(g, audience).questions, 0);
    expect(shown.kind).toBe(question.kind);
    expect(shown.about).toEqual({ hero: 'fowler', taken: [] });
  });
});

describe('what a view says of the Directives that the Revolutionaries have seen', () => {
  const hand = ['pacify', 'levy', 'shadow'];
  const g = gameAt({
    phase: 'machine',
    directives: { hand, seen: ['pacify', 'levy'], knownToAll: ['levy'] },
  });

  it.each([
    ['machine', ['levy', 'pacify', 'shadow'], ['levy', 'pacify']],
    ['revolutionaries', ['levy', 'pacify'], ['levy', 'pacify']],
    ['public', ['levy'], []],
  ] as const)('is for both sides, in no order: %s', (audience, known, seen) => {
    expect(buildView(g, audience).directives).toMatchObject({ inHand: 3, known, seen });
  });
});

describe('what a view says of a Riot to come', () => {
  /** At Stage 2, where Artists (1) and Scientists (2) are active. */
  const threats = (citizens: readonly string[], guards: number, more: Scene = {}) => {
    const g = gameAt({
      phase: 'machine',
      event: 'the-countdown',
      tracks: { discontent: 6, 'master-plan': 1 },
      districts: { commerce: { guards, citizens } },
      ...more,
    });
    return AUDIENCES.map(
      (audience) =>
        buildView(g, audience).districts.find(({ district }) => district === 'commerce')?.riotThreat,
    );
  };
  const active = (face: string) => [`artist ${face}`, `scientist ${face}`, `scientist ${face}`];
  const all = (threat: string | undefined) => [threat, threat, threat];

  it('is sure where revealed Citizens outnumber Guards and Traitors, and all others could be Traitors', () => {
    expect(threats(active('revealed'), 2)).toEqual(all('sure'));
    expect(threats([...active('revealed'), 'any'], 1)).toEqual(all('sure'));
    expect(threats(active('revealed'), 3)).toEqual(all(undefined));
    expect(threats([...active('revealed'), 'traitor revealed'], 2)).toEqual(all(undefined));
  });

  it('is likely where the others would be as the kinds of all Citizens are', () => {
    expect(threats([...active('revealed'), 'any'], 2)).toEqual(all('likely'));
    expect(threats(['artist revealed', 'any', 'any', 'any'], 1)).toEqual(all('likely'));
    expect(threats(['any', 'any', 'any', 'any'], 1)).toEqual(all(undefined));
  });

  it('counts a Traitor as the City Event weighs it', () => {
    const citizens = [...active('revealed'), 'traitor revealed'];
    expect(threats(citizens, 1)).toEqual(all('sure'));
    expect(threats(citizens, 1, { event: 'paid-informers' })).toEqual(all(undefined));
  });

  it('comes from no face that the audience does not know', () => {
    const [machine, revolutionaries, everybody] = threats(active('identified'), 2);
    expect(AUDIENCES).toEqual(['machine', 'revolutionaries', 'public']);
    expect({ machine, revolutionaries, everybody }).toEqual({
      machine: undefined,
      revolutionaries: 'sure',
      everybody: undefined,
    });
  });

  it('is nothing where a Riot has succeeded already', () => {
    expect(threats(active('revealed'), 0, { riots: ['commerce'] })).toEqual(all(undefined));
  });
});

describe('a line of the log', () => {
  const g = gameAt(fowlersTurn);

  it('has the fields that are there, and no others', () => {
    const arrest = {
      round: 1,
      event: 'citizen-arrested',
      citizen: 3,
      district: 0,
      because: 'GM-6',
      kind: undefined,
    };
    expect(Object.keys(logLine(g, arrest, 'public').params)).toEqual(['citizen', 'district', 'because']);
  });

  it('has the secret fields of a side for that side alone', () => {
    const drawn = { round: 1, event: 'directive-drawn', card: 'levy' };
    const cards = AUDIENCES.map((audience) => logLine(g, drawn, audience).params.card);
    expect(cards).toEqual(['levy', undefined, undefined]);
  });

  it('is refused for an event that nobody declares', () => {
    expect(() => logLine(g, { round: 1, event: 'rumour' }, 'public')).toThrow(
      "no module declares the event 'rumour'",
    );
  });
});
