import type { TableEntry } from '@great-machine/client';
import { type Answer, createConfig, itemAt, Play, type SeatQuestion } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { HostedGame } from '../src/hosted-game.js';
import { RULES } from './tables.js';

const SEATS = ['machine', 'revolutionary-1'];
const DETOURS = 6;

function begin(seed: string): HostedGame {
  return new HostedGame(
    Play.begin(
      RULES,
      createConfig(RULES, { seed, heroes: ['finch', 'fowler', 'physician'], revolutionaries: 1 }),
    ),
  );
}

function asked(game: HostedGame): SeatQuestion | undefined {
  return SEATS.flatMap((seat) => game.play.questions(seat)).find(
    ({ awaited, options }) => awaited && options.length > 0,
  );
}

function say(game: HostedGame, answer: Answer): void {
  const refusal = game.answer([answer]);
  if (refusal !== undefined) throw new Error(`an answer is refused: ${refusal.code}`);
}

/** Answers with the first option; with detours other cards are laid in secret before, and taken back. */
function answerOnce(game: HostedGame, hasDetours: boolean): boolean {
  const question = asked(game);
  if (question === undefined) return false;
  const { seat, id: decision, kind, options } = question;
  const [pick, other] = options.map((option) => option.pick);
  if (hasDetours && kind === 'access-choice' && other?.names === 'access-card')
    for (let at = 0; at < DETOURS; at++) {
      say(game, { seat, decision, picks: [other] });
      say(game, { seat, decision, back: true });
    }
  say(game, { seat, decision, picks: pick === undefined ? [] : [pick] });
  return true;
}

/** The first entry that is told with a view. */
function viewsFrom(entries: readonly TableEntry[]): number | undefined {
  return entries.find(({ moments }) => moments.some(({ view }) => view !== undefined))?.number;
}

describe('which entries of a feed are told with views', () => {
  it('does not tell how much was said in secret [R-INF-6]', () => {
    const [game, twin] = [begin('views'), begin('views')];
    let latest = 0;
    for (let said = 1; said < 300; said++) {
      answerOnce(game, false);
      answerOnce(twin, true);
      if (said % 20 > 0) continue;
      const [told, ofTwin] = [game.read('machine', 0), twin.read('machine', 0)];
      expect(ofTwin.length).toBe(told.length);
      expect(viewsFrom(ofTwin), `of ${told.length} entries`).toBe(viewsFrom(told));
      latest = viewsFrom(told) ?? latest;
    }
    expect(latest, 'a long game').toBeGreaterThan(0);
    expect(twin.record().entries.length).toBeGreaterThan(game.record().entries.length + 50);
  });

  it('does not tell how many entries follow to those who are not to know of them', () => {
    const game = begin('held back');
    while (game.play.putDown().feeds.machine.next < 130) answerOnce(game, false);
    const shown = game.readBefore(120, 'machine', 0);
    expect(shown.map(({ number }) => number)).toEqual(Array.from({ length: 120 }, (_, at) => at));
    for (let more = 0; more < 20; more++) answerOnce(game, false);
    expect(game.readBefore(120, 'machine', 0)).toEqual(shown);
    expect(itemAt(shown, 119).moments.at(-1), 'not the view of now').toHaveProperty('change');
  });
});
