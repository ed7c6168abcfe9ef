import type { Surge } from '../surge-set.js';
import type { SurgeToken } from '../surge-tokens.js';
import { coercion } from './coercion.js';
import { custody } from './custody.js';
import { deterrence } from './deterrence.js';
import { espionage } from './espionage.js';
import { supervision } from './supervision.js';

export const SURGES: Readonly<Record<Surge, SurgeToken>> = {
  espionage,
  deterrence,
  coercion,
  custody,
  supervision,
};

export function surgeNamed(id: string): SurgeToken {
  const token = Object.values(SURGES).find((one) => one.id === id);
  if (token === undefined) throw new Error(`there is no Surge token '${id}'`);
  return token;
}
