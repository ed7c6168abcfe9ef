import type { DistrictOnGrid } from '@great-machine/client';
import type { PickView, View } from '@great-machine/rules';
import { Fragment, memo, type ReactNode } from 'react';
import { useText, useWords } from '../i18n/words.js';
import { stanceOf } from './acting.js';
import { describeCitizen } from './describe.js';
import { placeOf } from './layout.js';
import type { Targets } from './targets.js';
import { CitizenToken, Figure, GuardToken, MarkToken } from './tokens.js';

/** Raid and Riot tokens lie above everything else. */
export function Marks({ districts }: { readonly districts: readonly DistrictOnGrid[] }) {
  const t = useText();
  return (
    <g className="marks">
      {districts.map(({ district, tile, raid, riot }) => (
        <Fragment key={district}>
          {raid && <MarkToken mark="raid" at={placeOf(tile, 'marks', 0)} label={t('ui.board.raid')} />}
          {riot && <MarkToken mark="riot" at={placeOf(tile, 'marks', 1)} label={t('ui.board.riot')} />}
        </Fragment>
      ))}
    </g>
  );
}

/** All that moves, above all tiles, so that it can glide from one to another. */
export const Pieces = memo(function Pieces({
  view,
  targets,
  chosen,
  acting,
  onPick,
  onWhyNot,
}: {
  readonly view: View;
  readonly targets: Targets;
  readonly chosen: ReadonlySet<number>;
  /** Everybody else stands back. */
  readonly acting: string | undefined;
  onPick(pick: PickView): void;
  onWhyNot(district: string): void;
}) {
  const actIn = (district: string) => {
    const pick = targets.districts.get(district);
    if (pick === undefined) onWhyNot(district);
    else onPick(pick);
  };
  const words = useWords();
  const t = useText();
  const tileOf = new Map(view.districts.map(({ district, tile }) => [district, tile]));
  const figures: ReactNode[] = [];
  for (const kind of ['servants', 'heroes'] as const) {
    const standing = new Map<string, number>();
    for (const one of view[kind]) {
      const id = 'hero' in one ? one.hero : one.servant;
      const tile = tileOf.get(one.place);
      if (tile === undefined) continue;
      const at = standing.get(one.place) ?? 0;
      standing.set(one.place, at + 1);
      const pick = (kind === 'heroes' ? targets.heroes : targets.servants).get(id);
      const noun = kind === 'heroes' ? 'hero' : 'servant';
      figures.push(
        <Figure
          key={id}
          kind={kind}
          id={id}
          at={placeOf(tile, kind, at)}
          label={nameWith(words.name(noun, id, 'short'), words.name(noun, id, 'title'))}
          explain={`${noun}:${id}`}
          stance={stanceOf(id, acting)}
          isTarget={pick !== undefined}
          onPick={pick && (() => onPick(pick))}
          onMiss={() => actIn(one.place)}
        />,
      );
    }
  }
  return (
    <g className="pieces">
      {view.districts.flatMap(({ district, tile, citizens, guards, brokenGuards }) => {
        if (tile === undefined) return [];
        const tokens = citizens.map((citizen, at) => {
          const pick = targets.citizens.get(citizen.citizen);
          return (
            <CitizenToken
              key={`citizen-${citizen.citizen}`}
              citizen={citizen}
              at={placeOf(tile, 'citizens', at)}
              label={describeCitizen(words, citizen)}
              explain={`citizen:${citizen.face}:${citizen.kind ?? ''}`}
              isTarget={pick !== undefined}
              isChosen={chosen.has(citizen.citizen)}
              onPick={pick && (() => onPick(pick))}
              onMiss={() => actIn(district)}
            />
          );
        });
        const total = guards + brokenGuards;
        const standing = Array.from({ length: total }, (_, at) => (
          <GuardToken
            key={`guard-${district}-${at}`}
            isBroken={at >= guards}
            at={placeOf(tile, 'guards', at)}
            label={t(at >= guards ? 'ui.board.guardBroken' : 'ui.board.guard')}
            explain={at >= guards ? 'term:guard-broken' : 'term:guard'}
            isTarget={false}
            onMiss={() => actIn(district)}
          />
        ));
        return [...tokens, ...standing];
      })}
      {figures}
    </g>
  );
});

/** The name in full, with the short one that is to be seen. */
function nameWith(short: string, full: string): string {
  return full.split(/[\s,]+/).includes(short) ? full : `${short}: ${full}`;
}
