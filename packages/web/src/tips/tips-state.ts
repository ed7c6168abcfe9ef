import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSettings } from '../state/settings.js';
import { type Seen, withShown } from './seen.js';
import type { Topic } from './topics.js';

interface TipsState {
  readonly seen: Seen;
  readonly isFolded: boolean;
}

/** Which tips this device has shown, and whether they are folded to their headings. */
export const useTips = create<TipsState>()(
  persist((): TipsState => ({ seen: {}, isFolded: false }), { name: 'great-machine-tips', version: 1 }),
);

export function noteShown(topic: Topic, round: number): void {
  useTips.setState(({ seen }) => ({ seen: withShown(seen, topic, round) }));
}

/** For a beginner: every tip is new again. */
export function startTips(): void {
  if (useSettings.getState().tips === 'never') useSettings.setState({ tips: 'first-times' });
  useTips.setState({ seen: {}, isFolded: false });
}
