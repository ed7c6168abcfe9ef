import type { ReactNode } from 'react';
import { useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { when } from './staged.js';
import '../styles/moments/motion.css';
import '../styles/moments/frame.css';
import '../styles/moments/place.css';

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

/** As wide as it is, or as tall. */
export function Scenery({ district }: { readonly district: string }) {
  return (
    <span className="m-scenery scene">
      <Picture kind="districts-wide" id={district} className="m-lying m-approach" />
      <Picture kind="districts-tall" id={district} className="m-standing m-approach" />
    </span>
  );
}

/** A person of one of the sides, in a ring. */
export function Portrait({
  kind,
  id,
  isSober = false,
  className = '',
}: {
  readonly kind: 'heroes' | 'servants';
  readonly id: string;
  /** A Hero who has nothing to smile about. */
  readonly isSober?: boolean;
  readonly className?: string;
}) {
  return (
    <span className={`m-portrait ${kind === 'heroes' ? 'hue-heroes' : 'hue-machine'} ${className}`}>
      <Picture kind={kind} id={id} />
      {isSober && <Picture kind="heroes-sober" id={id} />}
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

/** Two Guards step in from both sides. */
export function Guards() {
  return (
    <span className="m-guards">
      <Picture kind="kit" id="guard" className="m-from-left" />
      <Picture kind="kit" id="guard" className="m-from-right" />
    </span>
  );
}

/** Two wheels of the clockwork, at opposite corners. */
export function Wheels() {
  return (
    <>
      <Picture kind="kit" id="gear" className="m-gear m-gear-left m-turn-back" />
      <Picture kind="kit" id="gear" className="m-gear m-gear-right m-turn-back" />
    </>
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
