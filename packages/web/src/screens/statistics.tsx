import { useEffect, useState } from 'react';
import { useText, useWords } from '../i18n/use-words.js';
import { MODULE_PICTURES } from '../kit/module-pictures.js';
import { Picture } from '../kit/picture.js';
import { addressOf } from '../kit/router.js';
import { messageOf } from '../state/begin.js';
import { localTables } from '../table/client.js';
import type { GameResult } from '../table/saved-games.js';
import { Page } from './page.js';
import { CORE_GAME, isWith, modulesIn, statisticsOf } from './tally.js';
import { TallyTable } from './tally-table.js';

const CORE_PICTURE = { kind: 'tokens', id: 'emblem', hue: '' };

/** What became of the games on this device. */
export function StatisticsScreen() {
  const t = useText();
  const [results, setResults] = useState<readonly GameResult[] | undefined>();
  const [failure, setFailure] = useState<string | undefined>();
  useEffect(() => {
    localTables
      .results()
      .then(setResults)
      .catch((error: unknown) => setFailure(messageOf(error)));
  }, []);
  return (
    <Page title={t('ui.stats.title')} lead={t('ui.stats.lead')} className="statistics">
      {failure !== undefined ? (
        <p className="fault" role="alert">
          {t('ui.stats.failed', { message: failure })}
        </p>
      ) : results === undefined ? (
        <p role="status">{t('ui.stats.loading')}</p>
      ) : results.length === 0 ? (
        <NoGames />
      ) : (
        <Tallies results={results} />
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

/** All games, or those with one module. */
function Tallies({ results }: { readonly results: readonly GameResult[] }) {
  const t = useText();
  const words = useWords();
  const [module, setModule] = useState('');
  const counted = module === '' ? results : results.filter((result) => isWith(result, module));
  const { games, rounds, wonByHeroes, wonByMachine, bySide, byLevel, byModule, byHero, byEnding } =
    statisticsOf(counted);
  const modules = modulesIn(results);
  const moduleName = (id: string) => (id === CORE_GAME ? t('ui.stats.coreGame') : words.name('module', id));
  const average = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1 }).format(rounds);
  return (
    <>
      {modules.length > 1 && (
        <label className="which-games">
          {t('ui.stats.which')}
          <select value={module} onChange={({ target }) => setModule(target.value)}>
            <option value="">{t('ui.stats.allGames')}</option>
            {modules.map((id) => (
              <option key={id} value={id}>
                {id === CORE_GAME ? t('ui.stats.coreGame') : t('ui.stats.gamesWith', { module: id })}
              </option>
            ))}
          </select>
        </label>
      )}
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
      {modules.length > 1 && (
        <TallyTable
          title={t('ui.stats.byModule')}
          note={t('ui.stats.byModuleNote')}
          head={t('ui.stats.moduleHead')}
          rows={byModule}
          nameOf={moduleName}
          pictureOf={(id) => <ModulePicture id={id} />}
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

function ModulePicture({ id }: { readonly id: string }) {
  const { kind, id: picture, hue } = MODULE_PICTURES[id] ?? CORE_PICTURE;
  return (
    <span className={hue}>
      <Picture kind={kind} id={picture} className="tally-portrait" />
    </span>
  );
}
