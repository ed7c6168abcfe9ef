const LIGHTS_BY_PHASE = {
  opening: 'dawn',
  access: 'dawn',
  machine: 'day',
  heroes: 'dusk',
  closing: 'night',
} as const;

export type Light = (typeof LIGHTS_BY_PHASE)[keyof typeof LIGHTS_BY_PHASE];
/** The hours of a round, in order. */
export const LIGHTS: readonly Light[] = ['dawn', 'day', 'dusk', 'night'];

/** The light that lies on sky and tiles in a Phase: a round is a day. */
export function lightOf(phase: string): Light {
  const lights: Readonly<Record<string, Light>> = LIGHTS_BY_PHASE;
  return lights[phase] ?? 'day';
}
