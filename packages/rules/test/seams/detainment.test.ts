import { buildView, type Game, heroAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { endTurn } from '../../src/effects/heroes.js';
import { placeRaid } from '../../src/effects/raids.js';
import { heroActor } from '../../src/flow/actors.js';
import type { Detainment } from '../../src/flow/detainment.js';
import { relocateIntoRaids } from '../../src/flow/relocation.js';
import { type Answered, type DecisionKind, picksOf } from '../../src/kernel/decision.js';
import { ask, leaveFrame } from '../../src/kernel/flow.js';
import { DECLINE } from '../../src/model/picks.js';
import type { ModulePart } from '../../src/model/rules.js';
import { rulesChangedBy } from '../modules/assemble.js';
import { arrangeGame, listen, openKinds, optionTexts, playTurn, say } from '../modules/playing.js';

declare module '../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly vanishing: Vanishing;
  }
}

const [FINCH, FOWLER, ACTRESS] = [0, 1, 2];
const [ART, SCIENCE] = [0, 1];
const VANISH = picksOf('vanish')(0);

interface Vanishing {
  readonly hero: number;
}

const vanishing: DecisionKind<Vanishing> = {
  rule: 'VANISH',
  about: { all: { hero: 'hero' } },
  options: () => [VANISH, DECLINE],
  resolve(g: Game, [{ about, draft }]: Answered<Vanishing>) {
    if (draft[0]?.pick === 'decline') return;
    endTurn(g, about.hero);
    leaveFrame(g);
  },
};

/** Custody for the Actress, a cloak for the Fowler, a spy beside Finch. */
const odd: ModulePart = {
  hooks: {
    amounts: {
      'punitive-measures': (_g, value, { hero, option }) => {
        if (hero !== ACTRESS) return value;
        return option === 'A' ? 1 : 2;
      },
    },
    sparesRaid: (_g, hero) => hero === FINCH,
  },
  steps: [
    {
      in: 'detainment',
      after: 'detain',
      step: {
        name: 'vanish',
        run: (g: Game, { hero }: Detainment) => {
          if (hero === FOWLER) ask(g, 'vanishing', heroActor(g, hero), { hero });
        },
      },
    },
  ],
  decisions: { vanishing },
  picks: { vanish: 'nothing' },
};

const RULES = rulesChangedBy('odd-detainments', odd);

/** Everybody in the Art District, where a Raid lies, with the card of that District chosen. */
function arrange(): Game {
  const g = arrangeGame(RULES, ['finch', 'fowler', 'actress']);
  for (const hero of g.state.heroes)
    Object.assign(hero, { place: ART, trust: 2, hand: 0b110, chosen: undefined });
  g.state.heroes.forEach((hero, owner) => {
    hero.chosen = { owner, district: ART };
  });
  placeRaid(g, ART);
  return g;
}

const raid = (g: Game) => g.state.raids.map(({ succeeded }) => succeeded);

describe('Punitive Measures by Hero and option', () => {
  it('one with option A, chosen with it, and the turn goes on', () => {
    const g = arrange();
    const plan = g.state.tracks['master-plan'];
    playTurn(g, ACTRESS);
    expect(optionTexts(g, 'detainment')).toEqual(['option advance-the-plan', 'option both-measures']);
    say(g, 'detainment', 'option advance-the-plan');
    expect(optionTexts(g, 'detainment')).toEqual(['option no-trust', 'option no-access']);
    const events = listen(g);
    say(g, 'detainment', 'option no-access');
    expect(g.state.tracks['master-plan']).toBe(plan + 1);
    expect(heroAt(g, ACTRESS)).toMatchObject({ forfeited: expect.any(Number), chosen: undefined, trust: 4 });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'detainment-settled', measure: 'no-access' }),
    );
    expect(openKinds(g)).toEqual(['hero-action']);
  });

  it('both with option B', () => {
    const g = arrange();
    playTurn(g, ACTRESS);
    say(g, 'detainment', 'option both-measures');
    expect(heroAt(g, ACTRESS)).toMatchObject({ trust: 0, turnEnded: true, chosen: undefined });
  });

  it('as usual for the others', () => {
    const g = arrange();
    playTurn(g, FINCH);
    expect(optionTexts(g, 'detainment')).toEqual([
      'option advance-the-plan',
      'option no-trust',
      'option no-access',
    ]);
  });
});

describe('a detainment that ends early', () => {
  it('leaves the Great Machine without a choice and the Raid successful', () => {
    const g = arrange();
    const before = { ...g.state.tracks };
    playTurn(g, FOWLER);
    say(g, 'vanishing', 'vanish');
    expect(openKinds(g)).toEqual([]);
    expect(g.state.tracks).toEqual(before);
    expect(heroAt(g, FOWLER)).toMatchObject({ detained: true, turnEnded: true, trust: 2 });
    expect(raid(g)).toEqual([true]);
  });
});

describe('a Raid that detains only a Hero who spares it', () => {
  it('fails, and succeeds with the next Hero', () => {
    const g = arrange();
    playTurn(g, FINCH);
    expect(raid(g)).toEqual([false]);
    expect(g.state.thisRound.raidSucceeded).toBe(false);
    say(g, 'detainment', 'option no-trust');
    playTurn(g, ACTRESS);
    expect(raid(g)).toEqual([true]);
  });
});

describe('relocation', () => {
  it('costs nothing, is no movement and detains where a Raid lies [R-REL-1, R-RAID-2]', () => {
    const g = arrange();
    Object.assign(heroAt(g, FINCH), { place: SCIENCE, chosen: undefined, hand: 0 });
    const events = listen(g);
    playTurn(g, FINCH);
    expect(openKinds(g)).toEqual(['hero-action']);
    relocateIntoRaids(g, FINCH, ART, 'R-REL-1');
    expect(heroAt(g, FINCH)).toMatchObject({ place: ART, trust: 2 });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'hero-relocated', hero: FINCH, from: SCIENCE, to: ART }),
    );
    expect(buildView(g, 'public').thisRound.movementEndedIn).toEqual(['science']);
    expect(g.state.frames.at(-1)?.frame).toBe('detainment');
  });
});
