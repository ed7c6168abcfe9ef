import type { Reason, ReasonKey } from '@great-machine/bots';
import { finishSentence, heroName, theDistrict } from './names.js';

type Params = Reason['params'];

const hero = (p: Params) => heroName(String(p.hero));
const to = (id: string | number) => `to ${theDistrict(String(id))}`;

/** What bots say to the person beside them: where they would go and what they would pay. */
export const REASON_SENTENCES: Readonly<Record<ReasonKey, (p: Params) => string>> = {
  'companion.proposes-card': (p) => `${hero(p)}, who has ${p.trust} Trust, would go ${to(p.district)}.`,
  'companion.adapts': (p) => `${hero(p)} goes by your choice: ${to(p.to)} rather than ${to(p.from)}.`,
  'companion.pays': (p) => `${hero(p)} would pay ${p.amount} of the ${p.wanted} Trust.`,
  'companion.adapts-payment': (p) =>
    `${hero(p)} goes by your offer and would pay ${p.to} rather than ${p.from} of the ${p.wanted} Trust.`,
  'companion.splits': (p) =>
    `${hero(p)} splits the ${p.amount} Trust that ${theDistrict(String(p.district))} gives.`,
  'companion.follows': (p) => `${hero(p)} is not ready any more either.`,
};

export function reasonSentence({ key, params }: Reason): string {
  return finishSentence(REASON_SENTENCES[key](params));
}
