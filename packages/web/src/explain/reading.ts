import { create } from 'zustand';

/** What a person at the table reads over it, without leaving the game. */
interface Reading {
  /** A rule, or the page for beginners; without one the rules are read from their beginning. */
  readonly page: { readonly of?: string } | undefined;
}

export const useReading = create<Reading>()(() => ({ page: undefined }));

export function readRules(of?: string): void {
  useReading.setState({ page: { of } });
}

export function stopReading(): void {
  useReading.setState({ page: undefined });
}
