import type { View } from '@great-machine/rules';
import { useWords } from '../i18n/use-words.js';
import type { Stance } from './acting.js';
import type { LyingMark } from './arrange.js';
import { CLOSE_NUMERAL, NUMERAL } from './compact.js';
import type { Place } from './geometry.js';
import { SIZES, SMALLEST_REACH } from './layout.js';
import type { GuardLooks } from './module-tokens.js';

type Citizen = View['districts'][number]['citizens'][number];

interface Token {
  /** Its name in the document. */
  readonly pieceId: string;
  readonly at: Place;
  /** How much larger than usual it is drawn. */
  readonly scale: number;
  /** How many equal pieces stand here as one. */
  readonly count?: number;
  /** It stands close to its neighbours. */
  readonly isTight: boolean;
  readonly label: string;
  readonly explain: string;
  readonly isChosen?: boolean;
  /** Of a target; a click on anything else is meant for the District below. */
  onPick?(): void;
  onMiss(): void;
}

/** What all tokens have in common: a place that they glide to, a name, and a click if it is legal. */
function Piece({
  pieceId,
  at,
  scale,
  count = 1,
  isTight,
  label,
  explain,
  isChosen = false,
  onPick,
  onMiss,
  className,
  size,
  children,
}: Token & { readonly className: string; readonly size: number; readonly children: React.ReactNode }) {
  const isTarget = onPick !== undefined;
  const button = isTarget
    ? { ...targetProps(onPick), 'aria-pressed': isChosen || undefined }
    : { role: 'img', onClick: onMiss };
  return (
    <g
      id={pieceId}
      className={`piece ${className}${isTarget ? ' target' : ''}${isChosen ? ' chosen' : ''}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      aria-label={label}
      data-explain={explain}
      {...button}
    >
      {isTarget && <circle className="reach" r={Math.max(SMALLEST_REACH, size / 2) * scale} />}
      <g transform={scale === 1 ? undefined : `scale(${scale})`}>
        {isTarget && (
          <>
            <circle className="target-ring casing" r={size / 2 + 1} />
            <circle className="target-ring" r={size / 2 + 1} />
          </>
        )}
        {children}
      </g>
      {count > 1 && <Numeral count={count} isTight={isTight} />}
    </g>
  );
}

/** What makes a thing on the board a button. */
export function targetProps(onPick: (() => void) | undefined) {
  return {
    role: 'button',
    tabIndex: 0,
    'data-target': true,
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
  };
}

/** How many stand there, at the right of the piece; as large as text, whatever the size of the City. */
function Numeral({ count, isTight }: { readonly count: number; readonly isTight: boolean }) {
  const { x, y, radius } = isTight ? CLOSE_NUMERAL : NUMERAL;
  return (
    <g className="numeral" style={{ transform: 'scale(var(--unit))' }}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + 4} textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

const CHIP = 'M-9.5-16h19l6.5 6.5v19l-6.5 6.5h-19l-6.5-6.5v-19z';

/** Hidden, identified (for those who know) or revealed: told apart by shape, not only by colour. */
export function CitizenToken(props: Token & { readonly citizen: Citizen }) {
  const words = useWords();
  const { face, kind, active } = props.citizen;
  const shown = kind === undefined ? undefined : words.name('kind', kind, 'mark');
  const chip = (className: string, y: number) =>
    face === 'revealed' ? (
      <circle className={className} cy={y} r={16} />
    ) : (
      <path className={className} d={CHIP} transform={`translate(0 ${y})`} />
    );
  return (
    <Piece
      {...props}
      className={`citizen ${face}${active ? ' active' : ''}${kind === 'traitor' ? ' traitor' : ''}`}
      size={SIZES.citizens.width}
    >
      <ellipse className="shadow" cx={2} cy={15} rx={18} ry={5} />
      {chip('chip-side', 1.5)}
      {chip('disc', -1.5)}
      {shown === undefined ? (
        <use className="citizen-back" href="#tokens-citizen" x={-13} y={-15} width={26} height={26} />
      ) : (
        <text className="mark" y={5.5} textAnchor="middle">
          {shown}
        </text>
      )}
      {active === true && <use href="#tokens-discontent" x={7} y={-21} width={15} height={15} />}
      {face === 'identified' && <IdentifiedSeal />}
    </Piece>
  );
}

function IdentifiedSeal() {
  return (
    <g className="seal" transform="translate(-12.5 10.5)">
      <circle r={5.4} />
      <path d="M-2.6 0l2 2.2 3.4-4" />
    </g>
  );
}

/** Those that are no regular ones have a silhouette of their own. */
export function GuardToken(props: Token & { readonly isBroken: boolean; readonly looks?: GuardLooks }) {
  const size = SIZES.guards.width;
  const picture = props.looks?.picture ?? (props.isBroken ? 'guard-broken' : 'guard');
  return (
    <Piece {...props} className={`guard${props.isBroken ? ' broken' : ''}`} size={size}>
      <ellipse className="shadow" cx={2} cy={13.5} rx={16} ry={4.5} />
      <ellipse className="foot" cy={12.5} rx={14.5} ry={3.6} />
      <use href={`#tokens-${picture}`} x={-15} y={-size / 2} width={30} height={30} />
    </Piece>
  );
}

/** The discs of modules that have a picture; others have the beginning of their name. */
const PICTURED: ReadonlySet<string> = new Set(['improvement', 'resistance']);
/** How many letters are on a disc. */
const LETTERS = 3;

/** A token of a module: a disc with its picture, and with the portrait of the Servant that it is for. */
export function ModuleToken(
  props: Token & {
    readonly kind: string;
    readonly name: string;
    /** The Servant on its face. */
    readonly servant: string | undefined;
  },
) {
  const { kind, name, servant } = props;
  const size = SIZES.tokens.width;
  const [x, y] = [-size / 2, -size / 2];
  return (
    <Piece {...props} className={`module-token${servant === undefined ? '' : ' hue-machine'}`} size={size}>
      <ellipse className="shadow" cx={2} cy={size / 2 - 1} rx={size / 2} ry={4} />
      {PICTURED.has(kind) ? (
        <use href={`#tokens-${kind}`} x={x} y={y} width={size} height={size} />
      ) : (
        <>
          <circle className="disc" r={size / 2 - 1} />
          <text className="token-name" y={4} textAnchor="middle">
            {name.slice(0, LETTERS)}
          </text>
        </>
      )}
      {servant !== undefined && (
        <>
          <path className="plate" d={PLATES.servants.back} transform="translate(0 1.6) scale(0.4)" />
          <g transform="scale(0.19) translate(-60 -56)" clipPath="url(#bust)">
            <use href={`#servants-${servant}-bust`} />
          </g>
        </>
      )}
    </Piece>
  );
}

const PLATES = {
  heroes: { back: 'M-20-4a20 20 0 1 1 40 0a20 20 0 1 1-40 0z', front: 'M-20-4a20 20 0 0 0 40 0' },
  servants: { back: 'M-21-4l10.5-18h21L21-4 10.5 14h-21z', front: 'M-21-4L-10.5 14h21L21-4' },
};

/** What a figure's bust is cut to, in the frame of its portrait. */
export function BustClip() {
  return (
    <clipPath id="bust">
      <path d="M-6-8h132v64h-19a47 47 0 0 1-94 0H-6z" />
    </clipPath>
  );
}

/** A figure: the bust before a plate, on a foot. Heroes have a round plate, Servants a six-sided one. */
export function Figure(
  props: Token & {
    readonly kind: 'heroes' | 'servants';
    readonly id: string;
    readonly stance: Stance;
    /** It lies on its side. */
    readonly isDown: boolean;
  },
) {
  const { kind, id, stance, isDown } = props;
  const { back, front } = PLATES[kind];
  return (
    <Piece
      {...props}
      className={`figure ${kind} ${kind === 'heroes' ? 'hue-heroes' : 'hue-machine'} ${isDown ? 'down' : stance}`}
      size={SIZES[kind].width}
    >
      <ellipse className="shadow" cx={3} cy={22} rx={22} ry={4.5} />
      {stance === 'acting' && <ellipse className="spot" cy={20} rx={26} ry={8} />}
      <g className="body">
        <path className="foot" d="M-18 16v4.5c0 7 36 7 36 0V16z" />
        <ellipse className="foot-top" cy={16} rx={18} ry={4.6} />
        {stance === 'acting' && <path className="halo" d={back} />}
        <path className="plate" d={back} />
        <g transform="translate(0 -4) scale(0.4) translate(-60 -56)" clipPath="url(#bust)">
          <use href={`#${kind}-${id}-bust`} />
        </g>
        <path className="plate-rim" d={front} />
        {(stance === 'waiting' || isDown) && <path className="veil" d={back} />}
      </g>
      {isDown && <use href="#tokens-deactivated" x={4} y={2} width={20} height={20} />}
    </Piece>
  );
}

const WARNING = 'M-5-21L16 15H-26z';
const EXCLAMATION = 'M-8.4-10h6.8L-2.9 3h-4.2zM-8 8.3a3 3 0 1 1 6 0a3 3 0 1 1-6 0z';

/** A Raid is what Heroes must not overlook. */
const RADII = { raid: 15, riot: 14 };

/** Raid or Riot, or a warning of a Riot: three-sided. */
export function MarkToken({
  id,
  mark,
  at: { x, y },
  scale,
  label,
}: {
  readonly id: string;
  readonly mark: LyingMark['mark'];
  readonly at: Place;
  readonly scale: number;
  readonly label: string;
}) {
  const isWarning = mark !== 'raid' && mark !== 'riot';
  const term = mark === 'raid' ? 'raid' : 'riot';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g id={id} role="img" aria-label={label} data-explain={`term:${term}`} className={`mark-token ${mark}`}>
        <ellipse className="shadow" cx={2} cy={13} rx={15} ry={4} />
        {isWarning ? (
          <>
            <path className="mark-side" d={WARNING} transform="translate(0 2.5)" />
            <path className="mark-disc" d={WARNING} />
            <path className="exclamation" d={EXCLAMATION} />
          </>
        ) : (
          <>
            {mark === 'raid' && <circle className="alarm" r={23} />}
            <circle className="mark-side" cy={1} r={RADII[mark]} />
            <circle className="mark-disc" cy={-1} r={RADII[mark]} />
            <use
              href={`#tokens-${mark}`}
              x={-RADII[mark] * 0.82}
              y={-1 - RADII[mark] * 0.82}
              width={RADII[mark] * 1.64}
              height={RADII[mark] * 1.64}
            />
          </>
        )}
      </g>
    </g>
  );
}
