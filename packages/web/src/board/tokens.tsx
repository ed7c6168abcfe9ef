import type { View } from '@great-machine/rules';
import { useWords } from '../i18n/words.js';
import type { Place } from './geometry.js';

type Citizen = View['districts'][number]['citizens'][number];

interface Token {
  readonly at: Place;
  readonly label: string;
  readonly explain: string;
  readonly isTarget: boolean;
  readonly isChosen?: boolean;
  onPick?(): void;
  /** It is no target itself: the click is meant for the District below. */
  onMiss(): void;
}

/** What all tokens have in common: a place that they glide to, a name, and a click if it is legal. */
function Piece({
  at,
  label,
  explain,
  isTarget,
  isChosen = false,
  onPick,
  onMiss,
  className,
  size,
  children,
}: Token & { readonly className: string; readonly size: number; readonly children: React.ReactNode }) {
  const button = isTarget
    ? {
        role: 'button',
        tabIndex: 0,
        'data-target': true,
        'aria-pressed': isChosen || undefined,
        onClick: (event: React.MouseEvent) => {
          event.stopPropagation();
          onPick?.();
        },
        onKeyDown: (event: React.KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          onPick?.();
        },
      }
    : { role: 'img', onClick: onMiss };
  return (
    <g
      className={`piece ${className}${isTarget ? ' target' : ''}${isChosen ? ' chosen' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={label}
      data-explain={explain}
      {...button}
    >
      {isTarget && <circle className="target-ring" r={size / 2 + 3} />}
      {children}
    </g>
  );
}

/** Hidden, identified (for those who know) or revealed: told apart by shape, not only by colour. */
export function CitizenToken(props: Token & { readonly citizen: Citizen }) {
  const words = useWords();
  const { face, kind, active } = props.citizen;
  const shown = kind === undefined ? undefined : words.name('kind', kind, 'mark');
  const size = 28;
  return (
    <Piece
      {...props}
      className={`citizen ${face}${active ? ' active' : ''}${kind === 'traitor' ? ' traitor' : ''}`}
      size={size}
    >
      {face === 'revealed' ? (
        <circle className="disc" r={13} />
      ) : (
        <path className="disc" d="M-9-13h18l4 4v18l-4 4h-18l-4-4v-18z" />
      )}
      {shown === undefined ? (
        <use className="citizen-back" href="#tokens-citizen" x={-11} y={-11} width={22} height={22} />
      ) : (
        <text className="mark" y={5.5} textAnchor="middle">
          {shown}
        </text>
      )}
      {active === true && <path className="flame" d="M0-17l4 5h-8z" />}
      {face === 'identified' && <path className="seal" d="M5 12l3.5-3.5 1.8 1.8-5.3 5.3-3-3 1.8-1.8z" />}
    </Piece>
  );
}

export function GuardToken(props: Token & { readonly isBroken: boolean }) {
  const size = 26;
  return (
    <Piece {...props} className={`guard${props.isBroken ? ' broken' : ''}`} size={size}>
      <use
        href={props.isBroken ? '#tokens-guard-broken' : '#tokens-guard'}
        x={-size / 2}
        y={-size / 2}
        width={size}
        height={size}
      />
    </Piece>
  );
}

/** Heroes are round with a name, Servants six-sided: figures that stand out from everything else. */
export function Pawn(
  props: Token & {
    readonly kind: 'heroes' | 'servants';
    readonly id: string;
    readonly name: string;
    readonly isOn: boolean;
  },
) {
  const { kind, id, name, isOn } = props;
  const size = 36;
  return (
    <Piece {...props} className={`pawn ${kind}${isOn ? ' on' : ''}`} size={size}>
      <g className={kind === 'heroes' ? 'hue-heroes' : 'hue-machine'}>
        {kind === 'heroes' ? (
          <circle className="pawn-disc" r={17} />
        ) : (
          <path className="pawn-disc" d="M-17 0l8.5-15h17l8.5 15-8.5 15h-17z" />
        )}
        <use href={`#${kind}-${id}`} x={-15} y={-15} width={30} height={30} />
        {kind === 'heroes' ? (
          <circle className="pawn-ring" r={16.2} />
        ) : (
          <path className="pawn-ring" d="M-17 0l8.5-15h17l8.5 15-8.5 15h-17z" />
        )}
      </g>
      <text className="pawn-name" y={25} textAnchor="middle">
        {name}
      </text>
    </Piece>
  );
}
