import { openScenario, type ScenarioStep } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { play, rules } from '../play.js';

/** Solid: the Central Square (Q) in the middle has no free side; Science (S) and Velvet (V) meet at a corner. */
const keystone = ['AASSCC', 'GVQQTN', 'GVIITN'];
const MINOR = ['art', 'science', 'commerce', 'industrial', 'velvet'];
const MAJOR = ['grand-citadel', 'tower-of-law', 'control-nexus', 'central-square'];

const machinePhase = { phase: 'machine', city: keystone, event: 'the-countdown', bonds: 8 };
const inNexus = { 'lex-hecate': { in: 'control-nexus' } };
const machineSlides = (...picks: string[]) => ['servant lex-hecate', 'do reposition', ...picks];
const heroSlides = (...picks: string[]) => ['do control-nexus-a', ...picks];

/** The same repositioning, offered or refused, for a Servant and for a Hero in the Control Nexus. */
function forBothSides(
  city: readonly string[],
  check: (to: string, slide: typeof heroSlides) => ScenarioStep,
) {
  play({ ...machinePhase, city, servants: inNexus, steps: [check('machine', machineSlides)] });
  play({
    phase: 'heroes',
    turn: 'veteran',
    step: 'action',
    city,
    event: 'the-countdown',
    heroes: { veteran: { in: 'control-nexus', trust: 2 } },
    steps: [check('veteran', heroSlides)],
  });
}

const mayGo = (city: readonly string[], ...slide: string[]) =>
  forBothSides(city, (to, picks) => ({ expect: { offered: [{ to, picks: picks(...slide) }] } }));
const mayNotGo = (city: readonly string[], ...slide: string[]) =>
  forBothSides(city, (to, picks) => ({ expect: { notOffered: [{ to, picks: picks(...slide) }] } }));

describe('the nine Districts', () => {
  it('are five Minor and four Major ones [CITY-1]', () => {
    const { districts } = openScenario(rules, { format: 1, name: 'nine' }).view('public');
    expect(districts.map(({ district }) => district).sort()).toEqual([...MINOR, ...MAJOR].sort());
  });

  it.each([...MINOR, ...MAJOR])(
    'tell Minor from Major by what may be done there: %s [CITY-1]',
    (district) => {
      const offer = [{ to: 'veteran', picks: ['do incitement'] }];
      play({
        phase: 'heroes',
        turn: 'veteran',
        step: 'action',
        event: 'the-countdown',
        heroes: { veteran: { in: district, trust: 5 } },
        steps: [{ expect: MINOR.includes(district) ? { offered: offer } : { notOffered: offer } }],
      });
    },
  );

  it('have 4 squares for Guards; 6 for Citizens where people live, else 4 [CITY-3]', () => {
    const { districts } = openScenario(rules, { format: 1, name: 'squares' }).view('public');
    const official = ['grand-citadel', 'tower-of-law', 'control-nexus'];
    for (const { district, guardSquares, citizenSquares } of districts) {
      expect({ district, guardSquares, citizenSquares }).toEqual({
        district,
        guardSquares: 4,
        citizenSquares: official.includes(district) ? 4 : 6,
      });
    }
  });

  it('take no fifth Guard, broken ones included, but one may pass [CITY-3]', () => {
    play({
      ...machinePhase,
      districts: { art: { guards: 1 }, science: { guards: 3, broken: 1 } },
      steps: [
        {
          expect: {
            refused: [{ do: 'machine', picks: ['guard art', 'to science'], code: 'no-free-guard-square' }],
            offered: [{ to: 'machine', picks: ['guard art', 'to commerce'], price: 2 }],
          },
        },
      ],
    });
  });

  it('take no more Citizens than they have squares [CITY-3]', () => {
    play({
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      city: keystone,
      event: 'the-countdown',
      heroes: { physician: { in: 'art', trust: 6 } },
      districts: {
        art: { citizens: ['anna: any', 'any'] },
        science: { citizens: new Array(6).fill('any') },
        velvet: { citizens: new Array(5).fill('any') },
        'grand-citadel': { citizens: new Array(4).fill('any') },
      },
      steps: [
        {
          expect: {
            offered: [{ to: 'physician', picks: ['do move-citizens', 'citizen anna', 'to velvet'] }],
            notOffered: [
              { to: 'physician', picks: ['do move-citizens', 'citizen anna', 'to science'] },
              { to: 'physician', picks: ['do move-citizens', 'citizen anna', 'to grand-citadel'] },
            ],
          },
        },
      ],
    });
  });

  it('have room for any number of Heroes and Servants [CITY-3]', () => {
    play({
      ...machinePhase,
      heroes: { finch: { in: 'art' }, fowler: { in: 'art' }, actress: { in: 'art' } },
      servants: {
        'lex-hecate': { in: 'art' },
        judgementor: { in: 'art' },
        phantasmer: { in: 'grand-citadel' },
      },
      steps: [
        { do: 'machine', picks: ['servant phantasmer', 'to art'] },
        { expect: { state: { servants: { phantasmer: { in: 'art' } }, bonds: 6 } } },
      ],
    });
  });
});

describe('moving through connections', () => {
  it('holds for Guards and Servants: each District on the way is paid for [CITY-4]', () => {
    play({
      ...machinePhase,
      servants: { 'lex-hecate': { in: 'art' } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'machine', picks: ['guard art', 'to science'], price: 1 },
              { to: 'machine', picks: ['guard art', 'to commerce'], price: 2 },
              { to: 'machine', picks: ['servant lex-hecate', 'to velvet'], price: 2 },
              { to: 'machine', picks: ['servant lex-hecate', 'to commerce'], price: 4 },
            ],
          },
        },
      ],
    });
  });

  it('holds for Heroes: no step over a corner or across another District [CITY-4]', () => {
    play({
      phase: 'heroes',
      turn: 'physician',
      city: keystone,
      event: 'the-countdown',
      heroes: { physician: { in: 'science', trust: 6, chosen: 'velvet' } },
      steps: [
        {
          expect: {
            refused: [
              { do: 'physician', picks: ['to velvet'], code: 'not-connected' },
              { do: 'physician', picks: ['to industrial'], code: 'not-connected' },
            ],
            offered: [
              { to: 'physician', picks: ['to art'] },
              { to: 'physician', picks: ['to central-square'] },
            ],
          },
        },
      ],
    });
  });

  it('holds for Citizens: the price is the way they go [CITY-4]', () => {
    const move = (to: string) => ['do move-citizens', 'citizen anna', `to ${to}`];
    play({
      phase: 'heroes',
      turn: 'physician',
      step: 'action',
      city: keystone,
      event: 'the-countdown',
      heroes: { physician: { in: 'science', trust: 6 } },
      districts: { science: { citizens: ['anna: any'] } },
      steps: [
        {
          expect: {
            offered: [
              { to: 'physician', picks: move('art'), price: 1 },
              { to: 'physician', picks: move('velvet'), price: 2 },
            ],
          },
        },
      ],
    });
  });
});

describe('repositioning', () => {
  it('slides a District along the rim, for either side [CITY-5]', () => {
    mayGo(keystone, 'district industrial', 'placement 0,3,0');
  });

  it('leaves a District without a free side where it is [CITY-5]', () => {
    mayNotGo(keystone, 'district central-square');
  });

  it('lifts no District out of a closed courtyard [CITY-5]', () => {
    const boilers = ['AASSCC', 'G.Q..I', 'G.Q..I', 'VVTTNN'];
    mayGo(boilers, 'district central-square', 'placement 1,1,1');
    mayNotGo(boilers, 'district central-square', 'placement 1,-1,0');
  });

  it('may turn a District, on the spot too [CITY-6]', () => {
    mayGo(keystone, 'district industrial', 'placement 2,2,1');
    mayGo(keystone, 'district industrial', 'placement -1,0,1');
  });

  it('ends with two neighbours at least [CITY-6, CITY-2]', () => {
    mayNotGo(keystone, 'district industrial', 'placement -2,0,0');
  });

  it('leaves no other District with a single neighbour [CITY-6, CITY-2]', () => {
    mayNotGo(keystone, 'district tower-of-law', 'placement 1,3,0');
  });

  it('takes everything on the tile along: figures, Citizens and tokens [R-GEO-5, CITY-5]', () => {
    const onTile = {
      districts: { industrial: { guards: 3, broken: 1, citizens: ['artist revealed', 'noble identified'] } },
      raids: ['industrial'],
      riots: ['industrial'],
    };
    const heroes = { veteran: { in: 'industrial', trust: 5, chosen: 'art' }, actress: {}, physician: {} };
    play({
      ...machinePhase,
      ...onTile,
      heroes,
      servants: { ...inNexus, phantasmer: { in: 'industrial' } },
      steps: [
        { do: 'machine', picks: machineSlides('district industrial', 'placement 0,3,0') },
        {
          expect: {
            state: {
              ...onTile,
              city: ['AASSCC', 'GVQQTN', 'GV..TN', 'II....'],
              heroes: { veteran: { in: 'industrial' } },
              servants: { phantasmer: { in: 'industrial' } },
            },
            log: [{ key: 'district-repositioned', district: 'industrial', placement: '0,3,0' }],
          },
        },
        { do: 'machine', picks: ['end'] },
        {
          note: 'The Hero who was carried along now leaves by the new connections.',
          expect: {
            offered: [{ to: 'veteran', picks: ['to grand-citadel'], price: 3 }],
            refused: [{ do: 'veteran', picks: ['to tower-of-law'], code: 'not-connected' }],
          },
        },
      ],
    });
  });

  it('may move the Control Nexus itself, with the Hero who acts there [R-GEO-5, CITY-5]', () => {
    play({
      phase: 'heroes',
      turn: 'veteran',
      step: 'action',
      city: keystone,
      event: 'the-countdown',
      heroes: { veteran: { in: 'control-nexus', trust: 2 } },
      steps: [
        { do: 'veteran', picks: heroSlides('district control-nexus', 'placement 3,3,0') },
        {
          expect: {
            state: {
              city: ['AASSCC', 'GVQQT.', 'GVIIT.', '...NN.'],
              heroes: { veteran: { in: 'control-nexus', trust: 0 } },
            },
          },
        },
      ],
    });
  });

  it('to the left of all others gives the same City as anywhere else on the table [R-GEO-5]', () => {
    play({
      ...machinePhase,
      servants: inNexus,
      steps: [
        { do: 'machine', picks: machineSlides('district industrial', 'placement -1,0,1') },
        { expect: { state: { city: ['IAASSCC', 'IGVQQTN', '.GV..TN'] } } },
      ],
    });
  });
});
