import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Speed } from './pace.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMATIONS = ['always', 'irreversible', 'never'] as const;
export const SPEEDS = ['step', 'slow', 'normal', 'fast', 'off'] as const;
export const TIPS = ['first-times', 'always', 'never'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
/** What is heard, each with a volume of its own. */
export const BUSES = ['cues', 'ambience', 'music'] as const;
export type Bus = (typeof BUSES)[number];

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** When an answer is to be confirmed. */
  readonly confirm: (typeof CONFIRMATIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly tips: (typeof TIPS)[number];
  /** Per cent of the usual size. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** 0 to 100 each. */
  readonly volumes: Readonly<Record<Bus, number>>;
  readonly muted: boolean;
  readonly locale: string;
}

export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  confirm: 'irreversible',
  speed: 'normal',
  tips: 'first-times',
  textSize: 100,
  volumes: { cues: 80, ambience: 80, music: 70 },
  muted: false,
  locale: 'en',
};

/** Kept on the device; where that is not possible they last as long as the page. */
export const useSettings = create<Settings>()(
  persist(() => USUAL_SETTINGS, { name: 'great-machine-settings', version: 2, migrate: fromOneVolume }),
);

/** Version 1 had one volume, usually 50: all three keep their distance from what is usual. */
function fromOneVolume(kept: unknown): Settings {
  const { volume = 50, ...rest } = kept as Partial<Settings> & { readonly volume?: number };
  const { cues, ambience, music } = USUAL_SETTINGS.volumes;
  const scaled = (usual: number) => Math.min(100, Math.round((usual * volume) / 50));
  const volumes = { cues: scaled(cues), ambience: scaled(ambience), music: scaled(music) };
  return { ...USUAL_SETTINGS, volumes, ...rest };
}

export const TELLING_SPEEDS: Readonly<Record<Settings['speed'], Speed>> = {
  step: 'step',
  slow: 1.8,
  normal: 1,
  fast: 0.4,
  off: 'off',
};
