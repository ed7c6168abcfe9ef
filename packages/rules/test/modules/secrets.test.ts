import { AUDIENCES, buildView, type Game, itemAt } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { heroActor } from '../../src/flow/actors.js';
import type { DecisionKind } from '../../src/kernel/decision.js';
import { ask, enter } from '../../src/kernel/flow.js';
import { PASS, pickTo } from '../../src/model/picks.js';
import { secrecyOf, secrecyTable } from '../../src/view/secrecy.js';
import { rulesChangedBy } from './assemble.js';
import { arrangeGame, playFrame } from './playing.js';

declare module '../../src/kernel/decision.js' {
  interface QuestionAbouts {
    readonly 'where-to-hide': HidingPlace;
  }
}

declare module '../../src/kernel/live.js' {
  interface FrameLocals {
    readonly hideout: Hideout;
  }
}

const SECRET = {
  all: { hero: 'hero' },
  revolutionaries: { district: 'district' },
  machine: { hint: 'text' },
} as const;

const whereToHide: DecisionKind<HidingPlace> = {
  rule: 'HIDEOUT',
  about: SECRET,
  options: () => [pickTo(0), PASS],
  resolve: () => undefined,
};

/** A frame and a question with a field `district` that is secret, as that of a Riot is not. */
const rules = rulesChangedBy('hideouts', {
  frames: [
    {
      name: 'hideout',
      locals: { ...SECRET, nobody: { seed: 'number' } },
      steps: [
        {
          name: 'hide',
          run: (g: Game, { hero, district, hint }: Hideout) =>
            ask(g, 'where-to-hide', heroActor(g, hero), { hero, district, hint }),
        },
      ],
    },
  ],
  decisions: { 'where-to-hide': whereToHide },
});

interface HidingPlace {
  readonly hero: number;
  readonly district: number;
  readonly hint: string;
}

interface Hideout extends HidingPlace {
  readonly seed: number;
}

function hide(): Game {
  const g = arrangeGame(rules, ['veteran', 'artificer', 'actress']);
  enter(g, 'riot', { hero: 0, district: 2 });
  playFrame(g, 'hideout', { hero: 0, district: 4, hint: 'near', seed: 77 } satisfies Hideout);
  return g;
}

const PUBLIC = { hero: 'veteran' };
const KNOWN = {
  machine: { ...PUBLIC, hint: 'near' },
  revolutionaries: { ...PUBLIC, district: itemAt(rules.districts, 4).id },
  public: PUBLIC,
};

describe("a module's secret that is called like something public", () => {
  it.each(AUDIENCES)('stays one in the frame and in the question: %s', (audience) => {
    const { flow, questions } = buildView(hide(), audience);
    const riot = { hero: 'veteran', district: itemAt(rules.districts, 2).id };
    expect(flow.map(({ frame, locals }) => [frame, locals])).toEqual([
      ['riot', riot],
      ['hideout', KNOWN[audience]],
    ]);
    expect(questions.map(({ kind, about }) => [kind, about])).toEqual([['where-to-hide', KNOWN[audience]]]);
  });

  it('has a line of its own in the table', () => {
    const table = secrecyTable(rules);
    expect(secrecyOf(table, 'frames.riot.locals.district')).toBe('public');
    expect(secrecyOf(table, 'frames.hideout.locals.district')).toBe('revolutionaries');
    expect(secrecyOf(table, 'frames.hideout.locals.hint')).toBe('machine');
    expect(secrecyOf(table, 'frames.hideout.locals.seed')).toBe('nobody');
    expect(secrecyOf(table, 'frames.riot.asks.riot-arrests.about.district')).toBe('public');
    expect(secrecyOf(table, 'frames.hideout.asks.where-to-hide.about.district')).toBe('revolutionaries');
    expect(secrecyOf(table, 'offers.where-to-hide.about.district')).toBe('revolutionaries');
  });
});
