import type { PickView } from '@great-machine/rules';
import { memo } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { findPick } from '../state/find-pick.js';
import { stanceOf } from './acting.js';
import type { Arrangement, StandingPiece } from './arrange.js';
import { describeCitizen } from './describe.js';
import { withRoom } from './geometry.js';
import type { Targets } from './targets.js';
import { CitizenToken, Figure, GuardToken, MarkToken, ModuleToken } from './tokens.js';

/** Around the tokens on a tray. */
const TRAY_EDGE = 1;

const MARK_NAMES = {
  raid: 'ui.board.raid',
  riot: 'ui.board.riot',
  'riot-likely': 'ui.board.riotLikely',
  'riot-sure': 'ui.board.riotSure',
} as const;

/** Raid and Riot tokens and warnings lie above everything else. */
export function Marks({ marks }: { readonly marks: Arrangement['marks'] }) {
  const t = useText();
  return (
    <g className="marks">
      {marks.map(({ key, mark, at, scale }) => (
        <MarkToken key={key} id={key} mark={mark} at={at} scale={scale} label={t(MARK_NAMES[mark])} />
      ))}
    </g>
  );
}

/** What tokens lie on; it lies on the tiles. */
export function Trays({ trays }: { readonly trays: Arrangement['trays'] }) {
  return (
    <g className="trays">
      {trays.map(({ district, box }) => (
        <rect key={district} className={`hue-${district}`} {...withRoom(box, TRAY_EDGE)} rx={7} />
      ))}
    </g>
  );
}

/** All that moves, above all tiles, so that it can glide from one to another. */
export const Pieces = memo(function Pieces({
  arrangement,
  targets,
  chosen,
  acting,
  place,
  onPick,
  onMiss,
}: {
  readonly arrangement: Arrangement;
  readonly targets: Targets;
  readonly chosen: ReadonlySet<number>;
  /** Everybody else stands back. */
  readonly acting: string | undefined;
  /** Where means of payment are used, and Guards are chosen by their kind. */
  readonly place: string | undefined;
  onPick(pick: PickView): void;
  onMiss(district: string): void;
}) {
  const actIn = (district: string) => {
    const pick = targets.districts.get(district);
    if (pick === undefined) onMiss(district);
    else onPick(pick);
  };
  const words = useWords();
  const t = useText();
  const { citizens, guards, figures, tokens } = arrangement;
  const named = (pick: string, thing: string, district: string) =>
    district === place ? findPick(targets.others, pick, thing) : undefined;
  const alike = (name: string, count: number) => (count === 1 ? name : t('ui.board.alike', { name, count }));
  /** What a piece of any kind needs to stand where it does, and to answer where it is a target. */
  const placed = ({ key, district, at, scale, isTight }: StandingPiece, pick: PickView | undefined) => ({
    pieceId: key,
    at,
    scale,
    isTight,
    onPick: pick && (() => onPick(pick)),
    onMiss: () => actIn(district),
  });
  return (
    <g className="pieces">
      {citizens.map((standing) => {
        const [citizen, ...others] = standing.citizens;
        const count = others.length + 1;
        return (
          <CitizenToken
            key={standing.key}
            {...placed(standing, targets.citizens.get(citizen.citizen))}
            citizen={citizen}
            count={count}
            label={alike(describeCitizen(words, citizen), count)}
            explain={`citizen:${citizen.face}:${citizen.kind ?? ''}`}
            isChosen={chosen.has(citizen.citizen)}
          />
        );
      })}
      {guards.map((standing) => {
        const { isBroken, count, looks } = standing;
        const kind = looks?.kind ?? 'regular';
        return (
          <GuardToken
            key={standing.key}
            {...placed(standing, isBroken ? undefined : named('guard-kind', kind, standing.district))}
            isBroken={isBroken}
            looks={looks}
            count={count}
            label={
              looks === undefined
                ? t(isBroken ? 'ui.board.brokenGuards' : 'ui.board.guards', { count })
                : alike(words.name('token', looks.token), count)
            }
            explain={looks ? `token:${looks.token}` : isBroken ? 'term:guard-broken' : 'term:guard'}
          />
        );
      })}
      {figures.map((standing) => {
        const { kind, id, isDown } = standing;
        const noun = kind === 'heroes' ? 'hero' : 'servant';
        const name = words.name(noun, id, 'title');
        return (
          <Figure
            key={standing.key}
            {...placed(standing, (kind === 'heroes' ? targets.heroes : targets.servants).get(id))}
            kind={kind}
            id={id}
            isDown={isDown}
            label={isDown ? t('ui.board.deactivated', { name }) : name}
            explain={`${noun}:${id}`}
            stance={stanceOf(id, acting)}
          />
        );
      })}
      {tokens.map((lying) => {
        const { kind, face } = lying;
        const shown = figures.find((figure) => figure.kind === 'servants' && figure.id === face);
        const servant = shown?.id;
        const isWithServant = shown?.district === lying.district;
        const name = words.name('token', kind);
        return (
          <ModuleToken
            key={lying.key}
            {...placed(
              lying,
              isWithServant ? targets.tokens.get(`${kind} ${servant}`) : named('with', kind, lying.district),
            )}
            kind={kind}
            name={name}
            servant={servant}
            label={servant === undefined ? name : t('ui.board.tokenOf', { name, servant })}
            explain={`token:${kind} ${face ?? ''}`}
          />
        );
      })}
    </g>
  );
});
