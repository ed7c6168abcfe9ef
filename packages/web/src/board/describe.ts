import { listOf, type Words } from '@great-machine/messages';
import type { View } from '@great-machine/rules';
import { type Text, textsOf } from '../i18n/use-words.js';
import { isDeactivated, otherGuardsIn, placeOfFlying, tokensIn } from './module-tokens.js';

type District = View['districts'][number];

/** A District for those who do not see it: everything that lies and stands there, and what it is next to. */
export function describeDistrict(
  words: Words,
  view: View,
  district: District,
  neighbours: readonly string[],
): string {
  const t = textsOf(words);
  const id = district.district;
  const here = [
    ...view.heroes.filter(({ place }) => place === id).map(({ hero }) => words.name('hero', hero, 'title')),
    ...view.servants
      .filter(({ place }) => place === id)
      .map(({ servant }) => {
        const name = words.name('servant', servant, 'title');
        return isDeactivated(view, servant) ? t('ui.board.deactivated', { name }) : name;
      }),
  ];
  const parts = [
    t('ui.board.guards', { count: district.guards }),
    ...(district.brokenGuards > 0 ? [t('ui.board.brokenGuards', { count: district.brokenGuards })] : []),
    ...otherGuardsIn(view, id).map(({ looks: { token }, count }) =>
      t('ui.board.ofThem', { name: words.name('token', token), count }),
    ),
    t('ui.board.citizens', { count: district.citizens.length }),
    ...knownCitizens(words, district),
    ...here,
    ...tokensIn(view, id).map(({ kind, face = '' }) =>
      words.has(`servant.${face}`)
        ? t('ui.board.tokenOf', { name: words.name('token', kind), servant: face })
        : words.name('token', kind),
    ),
    ...(placeOfFlying(view) === id ? [words.name('token', 'zeppelin')] : []),
    ...(district.raid ? [t('ui.board.raid')] : []),
    ...(district.riot ? [t('ui.board.riot')] : []),
    ...dangers(t, view, district),
    ...(neighbours.length > 0
      ? [
          t('ui.board.nextTo', {
            districts: listOf(
              words,
              neighbours.map((one) => words.name('district', one, 'title')),
            ),
          }),
        ]
      : []),
  ];
  return `${words.name('district', id, 'title')}: ${parts.join(', ')}`;
}

/** A Riot is a danger to the Great Machine alone. */
function dangers(t: Text, { audience }: View, { riotThreat }: District): readonly string[] {
  if (audience !== 'machine' || riotThreat === undefined) return [];
  return [t(riotThreat === 'sure' ? 'ui.board.riotSure' : 'ui.board.riotLikely')];
}

function knownCitizens(words: Words, { citizens }: District): readonly string[] {
  const known = citizens.filter(({ kind }) => kind !== undefined);
  return known.length === 0
    ? []
    : [
        listOf(
          words,
          known.map((citizen) => describeCitizen(words, citizen)),
        ),
      ];
}

export function describeCitizen(words: Words, { face, kind, active }: District['citizens'][number]): string {
  const t = textsOf(words);
  if (kind === undefined) return t('ui.board.citizenHidden', { faceId: face });
  return t('ui.board.citizenKnown', { kind, faceId: face, activeId: active === true ? 'yes' : 'no' });
}
