import { AUDIENCES, type LogLine, SHIPPED_EVENTS } from '@great-machine/rules';
import { describe, expect, it } from 'vitest';
import { lineOf, UNKNOWN } from '../../test/lines.js';
import { cuesFor, endingFor } from './choose.js';
import { listen } from './listen.js';

interface SecretFields {
  readonly all: object;
  readonly revolutionaries?: object;
  readonly machine?: object;
}

describe('the choice of cues', () => {
  it('follows the order of what happened', () => {
    const lines = [lineOf('guard-moved'), lineOf('servant-moved'), lineOf('hero-detained')];
    expect(cuesFor(lines)).toEqual(['march', 'step', 'raid']);
  });

  it('plays each cue once and keeps the three that matter most', () => {
    const keys: readonly LogLine['key'][] = [
      'hero-moved',
      'hero-moved',
      'access-revealed',
      'die-rolled',
      'riot-resolved',
      'hero-captured',
    ];
    expect(cuesFor(keys.map((key) => lineOf(key)))).toEqual(['dice', 'riot', 'gate']);
  });

  it('is silent about what has no sound', () => {
    expect(cuesFor([lineOf('bonds-paid'), UNKNOWN])).toEqual([]);
  });

  it.each(Object.entries<SecretFields>(SHIPPED_EVENTS))(
    'tells nothing by the sound of %s that only one side may know',
    (key, { revolutionaries, machine }) => {
      const secrets = Object.keys({ ...revolutionaries, ...machine });
      const cuesWith = (word: string) =>
        cuesFor([lineOf(key as LogLine['key'], Object.fromEntries(secrets.map((name) => [name, word])))]);
      expect(cuesWith('art')).toEqual(cuesWith('noble'));
      expect(cuesWith('art')).toEqual(cuesFor([lineOf(key as LogLine['key'])]));
    },
  );
});

describe('the music of the end', () => {
  const won = (winner: string) => [lineOf('game-won', { winner, how: 'any' })];

  it('is victory or defeat by the side that listens; spectators hear the winner', () => {
    expect(AUDIENCES.map((audience) => endingFor(won('machine'), audience)).sort()).toEqual([
      'defeat-heroes',
      'victory-machine',
      'victory-machine',
    ]);
    expect(endingFor(won('revolutionaries'), 'machine')).toBe('defeat-machine');
    expect(endingFor(won('revolutionaries'), 'public')).toBe('victory-heroes');
  });

  it('waits for the end', () => {
    expect(endingFor([lineOf('riot-resolved')], 'machine')).toBeUndefined();
  });
});

describe('listening to a table', () => {
  const entry = (number: number, ...keys: LogLine['key'][]) => ({
    number,
    round: 1,
    lines: keys.map((key) => lineOf(key)),
  });
  const shown = (numbers: readonly number[], asked: boolean, isThinking = false, phase = 'access') =>
    ({
      history: numbers.map((number) => entry(number, 'hero-moved')),
      questions: asked ? [{}] : [],
      status: { seats: [{ isThinking }] },
      view: { round: 1, phase },
    }) as never;

  it('is silent at the first look and hears each entry once', () => {
    const first = listen(shown([0, 1], false), undefined);
    expect(first.lines).toEqual([]);
    const second = listen(shown([0, 1, 2], false), first.heard);
    expect(second.lines).toHaveLength(1);
    expect(listen(shown([0, 1, 2], false), second.heard).lines).toEqual([]);
  });

  it('is silent when another side is shown', () => {
    const { heard } = listen(shown([0, 1, 2], true), undefined);
    expect(listen(shown([0], true), heard)).toMatchObject({ lines: [], isYourTurn: false });
  });

  it('calls when others were at work or another Phase has begun, not after each own answer', () => {
    const { heard } = listen(shown([0], true), undefined);
    expect(listen(shown([0, 1], true), heard).isYourTurn).toBe(false);
    expect(listen(shown([0, 1], true, false, 'machine'), heard).isYourTurn).toBe(true);
    const waited = listen(shown([0, 1], false, true), heard);
    expect(listen(shown([0, 1, 2], true), waited.heard).isYourTurn).toBe(true);
  });
});
