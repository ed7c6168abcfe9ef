import type { ReactNode } from 'react';
import { useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { when } from './staged.js';

/** A District from edge to edge, with its name; what happens there stands before it. */
export function Place({ district, children }: { readonly district: string; readonly children?: ReactNode }) {
  const words = useWords();
  return (
    <div className={`m-place hue-${district}`}>
      <Scenery district={district} />
      <span className="m-name">{words.name('district', district, 'title')}</span>
      {children}
    </div>
  );
}

export function Scenery({ district }: { readonly district: string }) {
  return (
    <span className="m-scenery scene">
      <Picture kind="districts-wide" id={district} className="m-approach" />
    </span>
  );
}

/** A person of one of the sides, in a ring. */
export function Portrait({
  kind,
  id,
  className = '',
}: {
  readonly kind: 'heroes' | 'servants';
  readonly id: string;
  readonly className?: string;
}) {
  return (
    <span className={`m-portrait ${kind === 'heroes' ? 'hue-heroes' : 'hue-machine'} ${className}`}>
      <Picture kind={kind} id={id} />
    </span>
  );
}

/** The word that says how it ended. */
export function Banner({
  tone,
  at,
  children,
}: {
  readonly tone: 'heroes' | 'machine';
  readonly at: number;
  readonly children: ReactNode;
}) {
  return (
    <p className={`m-banner hue-${tone} m-stamp`} style={when(at, 0.08)}>
      {children}
    </p>
  );
}

/** Rays behind what matters. */
export function Rays({ tone }: { readonly tone: 'heroes' | 'machine' }) {
  return (
    <span className={`m-rays hue-${tone}`}>
      <Picture kind="kit" id="rays" className="m-turn" />
    </span>
  );
}
