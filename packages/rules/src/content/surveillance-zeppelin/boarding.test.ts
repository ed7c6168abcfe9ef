import {
  AUDIENCES,
  buildView,
  type Game,
  guardsIn,
  itemAt,
  runScenario,
  servantAt,
} from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { listen, openKinds, optionTexts, playFrame, say } from '../../../test/modules/playing.js';
import {
  arrangeZeppelin,
  districtsOf,
  place,
  ZEPPELIN_MODULES,
  ZEPPELIN_RULES,
} from '../../../test/modules/zeppelin.js';
import { placeSpecialGuard } from './special-guards.js';
import { moveZeppelin } from './zeppelin.js';

const LEX = 0;
const CITADEL = place('grand-citadel');

/** The Servants are in the Grand Citadel, and so is the Zeppelin. */
function arrange(bonds: number, ...published: readonly string[]): Game {
  const g = arrangeZeppelin('grand-citadel');
  g.state.bonds = bonds;
  const { directives } = g.state;
  g.state.directives = {
    ...directives,
    deck: directives.deck.filter((id) => !published.includes(id)),
    published,
  };
  playFrame(g, 'machine');
  return g;
}

const board = (g: Game) => say(g, 'machine-phase', 'servant lex-hecate', 'do board-zeppelin');

describe('boarding', () => {
  it('takes the place of an Action and costs nothing; the Servant stays [ZEP-4, R-ZEP-1]', () => {
    const g = arrange(0);
    const events = listen(g);
    board(g);
    expect(servantAt(g, LEX)).toMatchObject({ place: CITADEL, actions: 1 });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'servant-acted', action: 'board-zeppelin', price: 0 }),
    );
    say(g, 'boarding', 'advantage bond');
    say(g, 'boarding', 'done');
    expect(optionTexts(g, 'machine-phase')).not.toContain('servant lex-hecate');
    expect(g.state.bonds).toBe(1);
  });

  it('is possible only where the Zeppelin is [ZEP-4]', () => {
    const g = arrange(4);
    moveZeppelin(g, place('tower-of-law'));
    say(g, 'machine-phase', 'servant lex-hecate');
    expect(optionTexts(g, 'machine-phase')).not.toContain('do board-zeppelin');
    say(g, 'machine-phase', 'to tower-of-law');
    say(g, 'machine-phase', 'servant lex-hecate');
    expect(optionTexts(g, 'machine-phase')).toContain('do board-zeppelin');
  });

  it('does not stop other Servants from boarding too [ZEP-4]', () => {
    const g = arrange(0);
    for (const servant of ['lex-hecate', 'judgementor', 'phantasmer']) {
      say(g, 'machine-phase', `servant ${servant}`, 'do board-zeppelin');
      say(g, 'boarding', 'advantage bond');
      say(g, 'boarding', 'done');
    }
    expect(g.state.bonds).toBe(3);
  });

  it('gives two different advantages, the second chosen when the first is done [ZEP-4, R-ZEP-1]', () => {
    const g = arrange(1);
    board(g);
    expect(optionTexts(g, 'boarding')).toEqual(['advantage bond', 'advantage special-guard']);
    say(g, 'boarding', 'advantage bond');
    expect(optionTexts(g, 'boarding')).toEqual([
      'advantage special-guard',
      'advantage special-action',
      'done',
    ]);
    say(g, 'boarding', 'advantage special-guard', 'to art');
    expect(openKinds(g)).toEqual(['machine-phase']);
  });

  it('may do with one advantage, not with none [ZEP-5, R-ZEP-1]', () => {
    const g = arrange(1);
    board(g);
    expect(optionTexts(g, 'boarding')).not.toContain('done');
    const events = listen(g);
    say(g, 'boarding', 'advantage bond');
    say(g, 'boarding', 'done');
    expect(openKinds(g)).toEqual(['machine-phase']);
    expect(events).toEqual([
      expect.objectContaining({ event: 'bonds-received', amount: 1, because: 'ZEP-5' }),
    ]);
  });

  it('is seen by all while it lasts [ZEP-4]', () => {
    const g = arrange(4);
    board(g);
    say(g, 'boarding', 'advantage bond');
    for (const audience of AUDIENCES) {
      const { questions, flow } = buildView(g, audience);
      const known = { servant: 'lex-hecate', taken: ['bond'] };
      expect(questions).toMatchObject([{ kind: 'boarding', about: known }]);
      expect(flow.at(-1)).toMatchObject({ frame: 'boarding', locals: known });
    }
  });
});

describe('advantage B', () => {
  it('places a special Guard on a free square of any District, without Bonds [ZEP-6]', () => {
    const g = arrange(0);
    g.state.guards[place('art')] = 4;
    board(g);
    say(g, 'boarding', 'advantage special-guard');
    expect(optionTexts(g, 'boarding')).toHaveLength(8);
    expect(optionTexts(g, 'boarding')).not.toContain('to art');
    say(g, 'boarding', 'to velvet');
    expect(districtsOf(g, 'special-guard')).toEqual(['velvet']);
    expect(guardsIn(g, place('velvet'))).toBe(3);
    expect(g.state.bonds).toBe(0);
  });

  it.each([
    [8, true],
    [9, false],
  ])('with %i special Guards in the City is offered: %j [ZEP-6, R-ZEP-2]', (count, isOffered) => {
    const g = arrange(2);
    for (let district = 0; district < count; district++) placeSpecialGuard(g, district);
    board(g);
    expect(optionTexts(g, 'boarding').includes('advantage special-guard')).toBe(isOffered);
  });
});

describe('advantage C', () => {
  it('takes a special Action of one of three Districts for 2 Bonds [ZEP-7]', () => {
    const g = arrange(4);
    g.state.directives = { ...g.state.directives, hand: ['curfew'] };
    board(g);
    say(g, 'boarding', 'advantage special-action');
    expect(optionTexts(g, 'boarding')).toEqual([
      'do draw-directive',
      'do publish-directive',
      'do reposition',
    ]);
    const events = listen(g);
    say(g, 'boarding', 'do publish-directive', 'directive curfew');
    expect(g.state.bonds).toBe(2);
    expect(g.state.directives.published).toEqual(['curfew']);
    expect(servantAt(g, LEX)).toMatchObject({ place: CITADEL, actions: 1 });
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'servant-acted',
        action: 'publish-directive',
        district: place('tower-of-law'),
        price: 2,
      }),
    );
  });

  it('repositions a District together with the Zeppelin over it [ZEP-7, R-GEO-5]', () => {
    const g = arrange(2);
    board(g);
    say(g, 'boarding', 'advantage special-action', 'do reposition', 'district grand-citadel');
    say(g, 'boarding', itemAt(optionTexts(g, 'boarding'), 0));
    expect(districtsOf(g, 'zeppelin')).toEqual(['grand-citadel']);
    expect(g.state.bonds).toBe(0);
  });

  it.each([
    [1, false],
    [2, true],
  ])('with %i Bonds is offered: %j [ZEP-7]', (bonds, isOffered) => {
    const g = arrange(bonds);
    board(g);
    expect(optionTexts(g, 'boarding').includes('advantage special-action')).toBe(isOffered);
  });

  it('is not offered where none of the Actions can be taken, nor an Action that cannot [ZEP-7, R-GM-1]', () => {
    const g = arrange(4);
    g.state.directives = { ...g.state.directives, deck: [], hand: [] };
    g.state.cityEvents = { ...g.state.cityEvents, current: 'grounded-platforms' };
    board(g);
    expect(optionTexts(g, 'boarding')).toEqual(['advantage bond', 'advantage special-guard']);
    const other = arrange(4);
    other.state.directives = { ...other.state.directives, hand: [] };
    board(other);
    say(other, 'boarding', 'advantage special-action');
    expect(optionTexts(other, 'boarding')).toEqual(['do draw-directive', 'do reposition']);
  });
});

describe('under Optimize', () => {
  it('a Servant boards twice, the second time for 1 Bond, with all advantages again [ZEP-8, R-ZEP-1]', () => {
    const g = arrange(4, 'optimize');
    board(g);
    say(g, 'boarding', 'advantage special-action', 'do draw-directive');
    say(g, 'boarding', 'advantage bond');
    expect(g.state.bonds).toBe(3);
    say(g, 'machine-phase', 'servant lex-hecate');
    expect(optionTexts(g, 'machine-phase')).toEqual(['do board-zeppelin']);
    say(g, 'machine-phase', 'do board-zeppelin');
    expect(g.state.bonds).toBe(2);
    say(g, 'boarding', 'advantage special-action', 'do draw-directive');
    expect(g.state.bonds).toBe(0);
    expect(optionTexts(g, 'boarding')).toEqual(['advantage bond', 'advantage special-guard', 'done']);
  });

  it('does not board after another Action [ZEP-8, R-ZEP-1]', () => {
    const g = arrange(9, 'optimize');
    say(g, 'machine-phase', 'servant lex-hecate', 'do draw-directive');
    say(g, 'machine-phase', 'servant lex-hecate');
    expect(optionTexts(g, 'machine-phase')).toContain('do raid');
    expect(optionTexts(g, 'machine-phase')).not.toContain('do board-zeppelin');
  });

  it('is not bound by what another Servant does, nor by the round before [ZEP-8]', () => {
    const g = arrange(9, 'optimize');
    board(g);
    say(g, 'boarding', 'advantage bond');
    say(g, 'boarding', 'done');
    say(g, 'machine-phase', 'servant judgementor', 'do raid');
    say(g, 'machine-phase', 'servant judgementor');
    expect(optionTexts(g, 'machine-phase')).toContain('do draw-directive');
  });
});

const SCENARIO = {
  format: 1,
  name: 'on board',
  modules: ZEPPELIN_MODULES,
  phase: 'machine',
  bonds: 1,
  event: 'night-patrols',
  tokens: { zeppelin: ['grand-citadel'] },
} as const;

const BOARD = { do: 'machine', picks: ['servant lex-hecate', 'do board-zeppelin'] };

describe('what is said of boarding', () => {
  it('names each price with its source, what is left and what comes of it [ZEP-5, ZEP-6, ZEP-7]', () => {
    const to = 'machine';
    const { failures } = runScenario(ZEPPELIN_RULES, {
      ...SCENARIO,
      bonds: 3,
      steps: [
        BOARD,
        {
          expect: {
            offered: [
              {
                to,
                picks: ['advantage bond'],
                rule: 'ZEP-5',
                price: 0,
                left: 3,
                outcomes: [{ key: 'bonds-received', params: { amount: 1 } }],
              },
              { to, picks: ['advantage special-guard', 'to art'], rule: 'ZEP-6', price: 0, left: 3 },
              {
                to,
                picks: ['advantage special-action'],
                price: 2,
                currency: 'bonds',
                left: 1,
                breakdown: [{ source: 'ZEP-7', amount: 2 }],
              },
            ],
          },
        },
        { do: 'machine', picks: ['advantage bond'] },
        { expect: { offered: [{ to, picks: ['done'], rule: 'R-ZEP-1' }] } },
      ],
    });
    expect(failures).toEqual([]);
  });

  it('says why not, with a rule [ZEP-4, ZEP-6, ZEP-7]', () => {
    const { failures } = runScenario(ZEPPELIN_RULES, {
      ...SCENARIO,
      districts: { art: { guards: 4 } },
      directives: { hand: ['curfew'] },
      steps: [
        BOARD,
        {
          expect: {
            asked: { machine: 'boarding' },
            refused: [
              { do: 'machine', picks: ['advantage special-action'], code: 'too-few-bonds', rule: 'ZEP-7' },
              {
                do: 'machine',
                picks: ['advantage special-guard', 'to art'],
                code: 'no-free-guard-square',
                rule: 'ZEP-6',
              },
            ],
          },
        },
        { do: 'machine', picks: ['advantage bond'] },
        {
          expect: {
            refused: [
              { do: 'machine', picks: ['advantage bond'], code: 'advantage-taken', rule: 'ZEP-4' },
              {
                do: 'machine',
                picks: ['advantage special-action', 'do raid'],
                code: 'not-from-on-board',
                rule: 'ZEP-7',
              },
              {
                do: 'machine',
                picks: ['advantage special-action', 'do publish-directive', 'directive levy'],
                code: 'not-in-hand',
                rule: 'GM-10',
              },
              {
                do: 'machine',
                picks: ['advantage special-action', 'do reposition', 'district art', 'placement 30,30,0'],
                code: 'not-offered',
                rule: 'ZEP-7',
              },
            ],
          },
        },
      ],
    });
    expect(failures).toEqual([]);
  });

  it('says why there is no special Guard and no special Action [ZEP-7, R-ZEP-2]', () => {
    const everywhere = ZEPPELIN_RULES.districts.map(({ id }) => id);
    const grounded = {
      ...SCENARIO,
      bonds: 4,
      event: 'grounded-platforms',
      tokens: { zeppelin: ['grand-citadel'], 'special-guard': everywhere },
    };
    const refused = (picks: readonly string[], code: string, rule: string) => ({
      expect: { refused: [{ do: 'machine', picks, code, rule }] },
    });
    const { failures } = runScenario(ZEPPELIN_RULES, {
      ...grounded,
      steps: [
        BOARD,
        refused(['advantage special-guard'], 'no-special-guard-left', 'R-ZEP-2'),
        refused(
          ['advantage special-action', 'do reposition'],
          'districts-grounded',
          'EVT-grounded-platforms',
        ),
      ],
    });
    expect(failures).toEqual([]);
    const withoutCards = runScenario(ZEPPELIN_RULES, {
      ...grounded,
      tokens: SCENARIO.tokens,
      directives: { discarded: Object.keys(ZEPPELIN_RULES.directives) },
      steps: [BOARD, refused(['advantage special-action'], 'no-effect', 'R-GM-1')],
    });
    expect(withoutCards.failures).toEqual([]);
  });

  it('says why a Servant may not board, or do anything else [ZEP-4, ZEP-8]', () => {
    const refused = (servant: string, action: string, code: string, rule: string) => ({
      expect: { refused: [{ do: 'machine', picks: [`servant ${servant}`, `do ${action}`], code, rule }] },
    });
    const { failures } = runScenario(ZEPPELIN_RULES, {
      ...SCENARIO,
      bonds: 9,
      servants: { judgementor: { in: 'art' } },
      directives: { published: ['optimize'] },
      steps: [
        refused('judgementor', 'board-zeppelin', 'zeppelin-elsewhere', 'ZEP-4'),
        BOARD,
        { do: 'machine', picks: ['advantage bond'] },
        { do: 'machine', picks: ['done'] },
        refused('lex-hecate', 'raid', 'both-boardings-or-neither', 'ZEP-8'),
        { do: 'machine', picks: ['servant phantasmer', 'do raid'] },
        refused('phantasmer', 'board-zeppelin', 'both-boardings-or-neither', 'ZEP-8'),
      ],
    });
    expect(failures).toEqual([]);
  });

  it('can be taken back until a Directive is drawn [R-ZEP-1]', () => {
    const { failures } = runScenario(ZEPPELIN_RULES, {
      ...SCENARIO,
      steps: [
        BOARD,
        { do: 'machine', picks: ['advantage bond'] },
        { expect: { mayUndo: { machine: 2 } } },
        { undo: 'machine' },
        { expect: { state: { bonds: 1 }, asked: { machine: 'boarding' } } },
        { do: 'machine', picks: ['advantage bond'] },
        { do: 'machine', picks: ['advantage special-action', 'do draw-directive'] },
        { expect: { mayUndo: { machine: 0 }, state: { bonds: 0 } } },
      ],
    });
    expect(failures).toEqual([]);
  });
});
