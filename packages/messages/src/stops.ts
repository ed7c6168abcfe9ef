import type { FlowFrame, View } from '@great-machine/rules';
import type { MessageParams } from './words.js';

/** What is to be said of the moment at which the game stops: whose turns are to come, and which die is rolled. */
export function stopParams(view: View): MessageParams {
  const heroes = heroesToGo(view);
  return { ...dieParams(frameOf(view, 'die-roll')), heroes, turns: turnsToCome(view, heroes) };
}

/** Who goes next if this Hero does not. */
export function nextInTurn(view: View, without: string): string | undefined {
  return heroesToGo(view)?.find((hero) => hero !== without);
}

function frameOf({ flow }: View, name: string): FlowFrame | undefined {
  return flow.find(({ frame }) => frame === name);
}

/** The Heroes who have not had their turn, by Initiative; unknown outside the Heroes Phase. */
function heroesToGo(view: View): readonly string[] | undefined {
  const frame = frameOf(view, 'heroes');
  if (frame === undefined) return undefined;
  const { next = 0, early } = frame.locals;
  const gone = Array.isArray(early) ? early : [];
  return view.heroes.map(({ hero }) => hero).filter((hero, at) => at >= Number(next) && !gone.includes(hero));
}

function turnsToCome({ heroes }: View, toGo: readonly string[] | undefined): string {
  if (toGo === undefined) return 'unknown';
  if (toGo.length === 0) return 'none';
  return toGo.length === heroes.length ? 'all' : 'some';
}

/** Once it is rolled: what lies there, and what of several dice counts. */
function dieParams(frame: FlowFrame | undefined): MessageParams {
  if (frame === undefined) return {};
  const { die, face, faces } = frame.locals;
  const lying = Array.isArray(faces) ? faces : [face];
  return { die, face, faces: lying, dice: lying.length };
}
