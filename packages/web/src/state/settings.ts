import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Speed } from './pace.js';

export const THEMES = ['system', 'light', 'dark'] as const;
export const CONFIRMATIONS = ['always', 'irreversible', 'never'] as const;
export const SPEEDS = ['step', 'slow', 'normal', 'fast', 'off'] as const;
export const TIPS = ['first-times', 'always', 'never'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** When an answer is to be confirmed. */
  readonly confirm: (typeof CONFIRMATIONS)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly tips: (typeof TIPS)[number];
  /** Per cent of the usual size. */
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  readonly locale: string;
}

export const USUAL_SETTINGS: Settings = {
  theme: 'system',
  confirm: 'irreversible',
  speed: 'normal',
  tips: 'first-times',
  textSize: 100,
  volume: 50,
  muted: false,
  locale: 'en',
};

/** Kept on the device; where that is not possible they last as long as the page. */
export const useSettings = create<Settings>()(
  persist(() => USUAL_SETTINGS, { name: 'great-machine-settings', version: 1 }),
);

export const TELLING_SPEEDS: Readonly<Record<Settings['speed'], Speed>> = {
  step: 'step',
  slow: 1.8,
  normal: 1,
  fast: 0.4,
  off: 'off',
};
