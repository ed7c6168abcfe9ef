import type { LogLine } from '@great-machine/rules';
import { itemAt } from '@great-machine/rules';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineOf, UNKNOWN } from '../../test/lines.js';
import { USUAL_SETTINGS, useSettings } from '../state/settings.js';
import { soundsFor } from './choose.js';
import { listen } from './listen.js';
import { RECIPES, type Sound } from './recipes.js';

interface Part {
  readonly loudness: number;
}

describe('the choice of sounds', () => {
  it('follows the order of what happened', () => {
    const lines = [lineOf('guard-moved'), lineOf('servant-moved'), lineOf('raid-placed')];
    expect(soundsFor(lines)).toEqual(['march', 'step', 'raid']);
  });

  it('plays each sound once and keeps the three that matter most', () => {
    const keys: readonly LogLine['key'][] = [
      'hero-moved',
      'hero-moved',
      'access-revealed',
      'die-rolled',
      'riot-resolved',
      'plan-advanced',
    ];
    expect(soundsFor(keys.map((key) => lineOf(key)))).toEqual(['dice', 'riot', 'bell']);
  });

  it('tells victory from defeat by the side that listens', () => {
    const won = [lineOf('game-won', { winner: 'machine', how: 'plan-by-countdown' })];
    expect(soundsFor(won, 'machine')).toEqual(['victory']);
    expect(soundsFor(won, 'revolutionaries')).toEqual(['defeat']);
    expect(soundsFor(won)).toEqual(['victory']);
  });

  it('is silent about what has no sound', () => {
    expect(soundsFor([lineOf('bonds-paid'), UNKNOWN])).toEqual([]);
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

describe('playing', () => {
  let log: FakeContext[] = [];

  beforeEach(() => {
    vi.resetModules();
    log = [];
    vi.stubGlobal(
      'AudioContext',
      class extends FakeContext {
        constructor() {
          super();
          log.push(this);
        }
      },
    );
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    useSettings.setState(USUAL_SETTINGS);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('opens its context with the first sound and keeps it', async () => {
    const { play, playFor } = await import('./sounds.js');
    playFor([lineOf('bonds-paid')]);
    expect(log).toHaveLength(0);
    playFor([lineOf('hero-moved')]);
    play(['bell']);
    expect(log).toHaveLength(1);
  });

  it('waits for the first click or key', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    const { play } = await import('./sounds.js');
    play(['turn']);
    expect(log).toHaveLength(0);
  });

  it.each(Object.keys(RECIPES) as Sound[])('makes %s of parts that end within 1.2 seconds', async (sound) => {
    const { play } = await import('./sounds.js');
    play([sound]);
    const { ends } = itemAt(log, 0);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(1.2);
  });

  it('lets no sound be louder than half', () => {
    const loudness: number[] = [];
    const desk = {
      tone: (part: Part) => loudness.push(part.loudness),
      noise: (part: Part) => loudness.push(part.loudness),
    };
    for (const recipe of Object.values(RECIPES)) recipe(desk as never);
    expect(Math.max(...loudness)).toBeLessThan(0.5);
  });

  it('is silent when muted', async () => {
    const settings = await import('../state/settings.js');
    const { play } = await import('./sounds.js');
    settings.useSettings.setState({ muted: true });
    play(['turn']);
    expect(log).toHaveLength(0);
  });
});

/** Writes down when things end. */
class FakeContext {
  readonly ends: number[] = [];
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly state = 'running';
  readonly destination = {};

  createGain() {
    return { gain: this.param(), connect() {} };
  }

  createOscillator() {
    return { ...this.source(), frequency: this.param(), type: 'sine' };
  }

  createBufferSource() {
    return { ...this.source(), buffer: null };
  }

  createBiquadFilter() {
    return { frequency: this.param(), type: 'lowpass', connect() {} };
  }

  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }

  private source() {
    return { connect() {}, start() {}, stop: (at: number) => this.ends.push(at) };
  }

  private param() {
    return { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  }
}
