import { setImmediate } from 'node:timers/promises';
import { type AnyLogLine, isLogLineOf } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { isDeed, LENGTHS, naturalLength } from '../src/state/pace.js';
import type { Scene } from '../src/state/scenes.js';
import type { TableShown } from '../src/state/table-store.js';
import { ToldGame } from './told-games.js';

const SIDES = ['machine', 'revolutionaries'] as const;
const GAMES = SIDES.flatMap((side) => Array.from({ length: 10 }, (_, seed) => [side, seed + 1] as const));

/** What the log says last of the tracks and the Heroes. */
function standingByLog(lines: readonly AnyLogLine[]) {
  const tracks: Record<string, number> = {};
  const places: Record<string, string> = {};
  let round = 0;
  let isOver = false;
  for (const line of lines) {
    if (isLogLineOf(line, 'round-began')) round = line.params.round;
    if (isLogLineOf(line, 'plan-advanced')) tracks['master-plan'] = line.params.to;
    if (isLogLineOf(line, 'discontent-raised') || isLogLineOf(line, 'discontent-dropped'))
      tracks.discontent = line.params.to;
    if (isLogLineOf(line, 'hero-moved') || isLogLineOf(line, 'hero-captured'))
      places[line.params.hero] = line.params.to;
    if (isLogLineOf(line, 'game-won')) isOver = true;
  }
  return { tracks, places, round, isOver };
}

/** The board, the tracks and the log tell of the same moment; nothing is asked or over before it is told. */
function expectOneMoment(shown: TableShown): void {
  const { view, history, questions, isPlaying, remarks, status } = shown;
  if (view === undefined) return;
  const { tracks, places, round, isOver } = standingByLog(history.flatMap(({ lines }) => lines));
  const standing = Object.fromEntries(view.heroes.map(({ hero, place }) => [hero, place]));
  expect({ tracks: view.tracks, places: standing, round: view.round }).toMatchObject({
    tracks,
    places,
    round,
  });
  if (isPlaying) expect(questions).toEqual([]);
  expect(view.outcome !== undefined).toBe(isOver);
  if (status.audience === 'machine') expect(remarks).toEqual([]);
}

/** How long scenes take that are told between two own answers. */
class Timekeeper {
  readonly tooLong: string[] = [];
  /** Staged moments, by the event that they show. */
  readonly staged = new Set<string>();
  private scene: Scene | undefined;
  private readonly deedsOfPhase = new Map<string, number>();

  look({ scene, sceneLength, view }: TableShown): void {
    if (scene === undefined || scene === this.scene) return;
    this.scene = scene;
    const { staged } = scene;
    if (sceneLength > naturalLength(scene)) this.tooLong.push(`${staged?.key}: ${sceneLength} ms`);
    if (staged !== undefined) this.staged.add(staged.key);
    if (!isDeed(scene)) return;
    const phase = `round ${view?.round}, ${view?.phase}`;
    const deeds = (this.deedsOfPhase.get(phase) ?? 0) + sceneLength;
    this.deedsOfPhase.set(phase, deeds);
    if (deeds > LENGTHS.phase) this.tooLong.push(`${phase}: ${deeds} ms of deeds`);
  }

  /** The person answers after having waited. */
  answered(waited: number): void {
    if (waited > LENGTHS.betweenQuestions) this.tooLong.push(`${waited} ms between two questions`);
    this.deedsOfPhase.clear();
  }
}

/** What was staged in all games. */
const everStaged = new Set<string>();

describe.each(GAMES)('a game told to the %s (seed %i)', (side, seed) => {
  it('shows at each moment what is told of it, in good time', async () => {
    const time = new Timekeeper();
    const game = new ToldGame(side, seed, (shown) => {
      expectOneMoment(shown);
      time.look(shown);
    });
    for (let answers = 0; answers < 300; answers++) {
      const before = game.clock.elapsed;
      const shown = await game.watch();
      time.answered(game.clock.elapsed - before);
      expect(shown.isPlaying).toBe(false);
      if (shown.view?.outcome !== undefined) break;
      await game.answer(shown);
    }
    expect(time.tooLong).toEqual([]);
    for (const key of time.staged) everStaged.add(key);
    game.store.close();
  });
});

it('has staged in these games what the game is about', () => {
  expect([...everStaged]).toEqual(
    expect.arrayContaining([
      'riot-resolved',
      'hero-detained',
      'city-event-revealed',
      'plan-advanced',
      'game-won',
    ]),
  );
});

it('stages everything for 5 seconds at most, but a Riot', () => {
  const { deed, roll, brief, staged } = LENGTHS;
  expect(Math.max(deed, roll)).toBeLessThanOrEqual(1200);
  expect(Math.max(brief, staged)).toBeLessThanOrEqual(5000);
});

it('is told again from the last own answer on, and ends as it did', async () => {
  const told: string[] = [];
  const game = new ToldGame('machine', 5, ({ scene }) => {
    const line = scene?.told[0];
    if (line !== undefined && JSON.stringify(line) !== told.at(-1)) told.push(JSON.stringify(line));
  });
  let shown = await game.watch();
  while (!shown.canTellAgain && shown.view?.outcome === undefined) {
    told.length = 0;
    await game.answer(shown);
    shown = await game.watch();
  }
  const first = [...told];
  expect(first.length).toBeGreaterThan(0);
  told.length = 0;
  game.store.again();
  expect(game.store.snapshot()?.questions).toEqual([]);
  const after = await game.watch();
  expect(told).toEqual(first);
  expect(after.view).toEqual(shown.view);
  expect(after.history).toEqual(shown.history);
  expect(after.questions).toEqual(shown.questions);
  game.store.close();
});

it('stops, goes on and is skipped', async () => {
  const game = new ToldGame('revolutionaries', 3, expectOneMoment);
  while (!game.clock.isSet) {
    const shown = game.store.snapshot();
    if (shown !== undefined && shown.questions.length > 0) await game.answer(shown);
    else await setImmediate();
  }
  game.store.pause();
  expect(game.clock.isSet).toBe(false);
  expect(game.store.snapshot()).toMatchObject({ isPlaying: true, isPaused: true });
  game.store.goOn();
  game.store.skip();
  expect(game.store.snapshot()?.isPaused).toBe(false);
  expect(game.clock.isSet).toBe(false);
  game.store.close();
});

it('is skipped up to the next own answer, also what others do after that', async () => {
  const game = new ToldGame('revolutionaries', 3, expectOneMoment);
  let told = 0;
  for (let skipped = 0; skipped < 5; ) {
    const shown = game.store.snapshot();
    if (shown !== undefined && shown.questions.length > 0) await game.answer(shown);
    else if (game.clock.isSet) {
      game.store.skip();
      while (game.store.snapshot()?.questions.length === 0 && !game.clock.isSet) await setImmediate();
      if (game.clock.isSet) told++;
      skipped++;
    } else await setImmediate();
  }
  expect(told).toBe(0);
  game.store.close();
});
