import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSettings } from '../state/settings.js';
import { type Seen, withSeen } from './seen.js';
import type { Topic } from './topics.js';

/** Which tips this device has shown. */
export const useTips = create<{ readonly seen: Seen }>()(
  persist((): { readonly seen: Seen } => ({ seen: {} }), {
    name: 'great-machine-tips',
    version: 2,
    migrate: fromTimes,
  }),
);

/** Version 1 counted the rounds in which a tip was shown. */
function fromTimes(kept: unknown): { readonly seen: Seen } {
  const { seen = {} } = kept as { readonly seen?: Readonly<Record<string, { readonly last: number }>> };
  return { seen: Object.fromEntries(Object.entries(seen).map(([topic, { last }]) => [topic, last])) };
}

export function noteSeen(topic: Topic, round: number): void {
  useTips.setState(({ seen }) => ({ seen: withSeen(seen, topic, round) }));
}

/** For a beginner: every tip is new again. */
export function startTips(): void {
  if (useSettings.getState().tips === 'never') useSettings.setState({ tips: 'first-times' });
  useTips.setState({ seen: {} });
}
