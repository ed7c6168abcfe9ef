import type { ReactNode } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import type { Tally } from './tally.js';

/** Counts with bars; with `of` a bar is the share of all games, else the share won. */
export function TallyTable({
  title,
  note,
  head,
  rows,
  nameOf,
  pictureOf,
  of,
}: {
  readonly title: string;
  readonly note: string;
  readonly head: string;
  readonly rows: readonly Tally[];
  readonly nameOf: (id: string) => string;
  readonly pictureOf?: (id: string) => ReactNode;
  readonly of?: number;
}) {
  const t = useText();
  const { locale } = useWords();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const shareOf = ({ games, won }: Tally) =>
    of === undefined ? (games === 0 ? undefined : won / games) : games / of;
  return (
    <section className="panel tally">
      <h2>{title}</h2>
      <p className="note">{note}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('ui.stats.gamesHead')}</th>
            {of === undefined && <th scope="col">{t('ui.stats.won')}</th>}
            <th scope="col">{t(of === undefined ? 'ui.stats.wonShare' : 'ui.stats.share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const share = shareOf(row);
            return (
              <tr key={row.id}>
                <th scope="row">
                  <span className="tally-name hue-heroes">
                    {pictureOf?.(row.id)}
                    {nameOf(row.id)}
                  </span>
                </th>
                <td>{row.games}</td>
                {of === undefined && <td>{row.won}</td>}
                <td className="tally-share">
                  <span className="tally-bar" aria-hidden="true">
                    <span style={{ width: percentOf(share) }} />
                  </span>
                  {share === undefined ? '–' : percent.format(share)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function percentOf(share = 0): string {
  return `${Math.round(share * 100)}%`;
}
