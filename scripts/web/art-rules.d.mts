import type { Rules } from '@great-machine/rules';

export interface PictureFile {
  readonly id: string;
  readonly text: string;
}

export function faultsOf(
  kind: string,
  picture: PictureFile,
  known: { readonly palette: ReadonlySet<string>; readonly kit: ReadonlySet<string> },
): string[];
export function gapsOf(
  art: Readonly<Record<string, readonly PictureFile[]>>,
  wanted: Readonly<Record<string, readonly string[]>>,
): string[];
export function checkArt(rules: Rules): {
  readonly pictures: Readonly<Record<string, number>>;
  readonly zippedBytes: number;
  readonly mostZippedBytes: number;
  readonly faults: readonly string[];
};
