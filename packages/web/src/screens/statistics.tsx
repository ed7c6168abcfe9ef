import { useEffect, useState } from 'react';
import { useText, useWords } from '../i18n/words.js';
import { Picture } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import { messageOf } from '../state/begin.js';
import { localTables } from '../table/client.js';
import { Page } from './page.js';
import { type Statistics, statisticsOf } from './tally.js';
import { TallyTable } from './tally-table.js';

/** What became of the games on this device. */
export function StatisticsScreen() {
  const t = useText();
  const [statistics, setStatistics] = useState<Statistics | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  useEffect(() => {
    localTables
      .results()
      .then((results) => setStatistics(statisticsOf(results)))
      .catch((error: unknown) => setFailure(messageOf(error)));
  }, []);
  return (
    <Page title={t('ui.stats.title')} lead={t('ui.stats.lead')} className="statistics">
      {failure !== undefined ? (
        <p className="fault" role="alert">
          {t('ui.stats.failed', { message: failure })}
        </p>
      ) : statistics === undefined ? (
        <p role="status">{t('ui.stats.loading')}</p>
      ) : statistics.games === 0 ? (
        <NoGames />
      ) : (
        <Tallies statistics={statistics} />
      )}
    </Page>
  );
}

function NoGames() {
  const t = useText();
  return (
    <section className="panel no-games">
      <div className="hue-central-square">
        <Picture kind="city-events" id="quiet-streets" className="vignette" />
      </div>
      <h2>{t('ui.stats.empty')}</h2>
      <p>{t('ui.stats.emptyNote')}</p>
      <a className="primary big" href={addressOf({ screen: '' })}>
        {t('ui.stats.play')}
      </a>
    </section>
  );
}

function Tallies({ statistics }: { readonly statistics: Statistics }) {
  const t = useText();
  const words = useWords();
  const { games, rounds, wonByHeroes, wonByMachine, bySide, byLevel, byHero, byEnding } = statistics;
  const average = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 }).format(rounds);
  return (
    <>
      <dl className="panel totals">
        <Total label={t('ui.stats.games', { count: games })} value={games} />
        <Total label={t('ui.stats.heroesWon')} value={wonByHeroes} />
        <Total label={t('ui.stats.machineWon')} value={wonByMachine} />
        <Total label={t('ui.stats.rounds')} value={average} />
      </dl>
      <TallyTable
        title={t('ui.stats.bySide')}
        note={t('ui.stats.bySideNote')}
        head={t('ui.stats.side')}
        rows={bySide}
        nameOf={(side) => t(side === 'machine' ? 'ui.side.machine' : 'ui.side.heroes')}
      />
      {byLevel.length > 0 && (
        <TallyTable
          title={t('ui.stats.byLevel')}
          note={t('ui.stats.byLevelNote')}
          head={t('ui.stats.level')}
          rows={byLevel}
          nameOf={(level) => words.textOf(`ui.level.${level}`)}
        />
      )}
      <TallyTable
        title={t('ui.stats.byHero')}
        note={t('ui.stats.byHeroNote')}
        head={t('ui.stats.heroHead')}
        rows={byHero}
        nameOf={(hero) => words.name('hero', hero, 'short')}
        pictureOf={(hero) => <Picture kind="heroes" id={hero} className="tally-portrait" />}
      />
      <TallyTable
        title={t('ui.stats.byEnding')}
        note={t('ui.stats.byEndingNote')}
        head={t('ui.stats.endingHead')}
        rows={byEnding}
        nameOf={(how) => words.name('ending', how)}
        of={games}
      />
    </>
  );
}

function Total({ label, value }: { readonly label: string; readonly value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
