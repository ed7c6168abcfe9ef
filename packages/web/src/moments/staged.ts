import type { AnyLogLine, LogLineOf, View } from '@great-machine/rules';
import type { CSSProperties } from 'react';
import type { StagedKey } from '../state/tellings.js';

/** What the picture of a staged event is drawn from. */
export interface StagedProps<Key extends StagedKey> {
  readonly line: LogLineOf<Key>;
  /** Everything that is told with it. */
  readonly lines: readonly AnyLogLine[];
  readonly view: View;
}

/** When something begins to move and how long, in shares of the moment's length. */
export function when(at: number, lasts = 0.12): CSSProperties {
  return { '--at': at, '--lasts': lasts } as CSSProperties;
}
