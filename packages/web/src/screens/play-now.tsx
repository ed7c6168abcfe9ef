import type { Side } from '@great-machine/rules';
import { moduleWords } from '../i18n/module-words.js';
import { useText, useWords } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { Icon, Picture } from '../kit/picture.js';
import { useLevel } from '../state/begin.js';
import { forgetModules, useLastModules } from '../state/last-modules.js';
import { BOT_LEVELS } from '../state/levels.js';
import { quickSetup } from '../state/quick-setup.js';
import type { TableSetup } from '../table/setup.js';

const PORTRAITS = {
  revolutionaries: {
    kind: 'heroes',
    ids: ['veteran', 'actress', 'artificer'],
    scene: 'barricades',
    cut: '0 0 160 48',
  },
  machine: {
    kind: 'servants',
    ids: ['judgementor', 'phantasmer', 'lex-hecate'],
    scene: 'the-countdown',
    cut: '0 4 160 48',
  },
} as const;

export interface Begin {
  readonly begin: (setup: TableSetup) => void;
  readonly isBeginning: boolean;
}

/** Either side at one click, against bots of the level below. */
export function PlayNow({ begin, isBeginning }: Begin) {
  const t = useText();
  const { level } = useLevel();
  const last = useLastModules();
  const play = (side: Side) => begin(quickSetup(side, level, last.options, last.modules));
  return (
    <section className="play-now" aria-label={t('ui.home.playNow')}>
      <PlayCard
        side="revolutionaries"
        title={t('ui.home.heroesTitle')}
        text={t('ui.home.heroesText')}
        action={t('ui.home.playHeroes')}
        isBeginning={isBeginning}
        onPlay={() => play('revolutionaries')}
      />
      <PlayCard
        side="machine"
        title={t('ui.home.machineTitle')}
        text={t('ui.home.machineText')}
        action={t('ui.home.playMachine')}
        isBeginning={isBeginning}
        onPlay={() => play('machine')}
      />
      <LastModules />
      <PickOne
        className="levels"
        legend={t('ui.home.level')}
        options={BOT_LEVELS.map((value) => ({
          value,
          label: t(`ui.level.${value}`),
          note: t(`ui.level.${value}.note`),
        }))}
        value={level}
        onPick={(picked) => useLevel.setState({ level: picked })}
        note={t('ui.home.noPeeking')}
      />
    </section>
  );
}

/** What both cards are played with, if it is more than the core game. */
function LastModules() {
  const t = useText();
  const words = useWords();
  const { modules, options } = useLastModules();
  if (modules === undefined || options === undefined) return null;
  const [game, ...added] = modules;
  const isGameAsUsual = Object.keys(game?.options ?? {}).length === 0;
  const list = moduleWords(words, isGameAsUsual ? added : modules);
  return (
    <p className="last-modules">
      <Icon name="cards" />
      <span>{t('ui.home.lastModules', { list, plan: options.masterPlan })}</span>
      <button type="button" className="plain" onClick={forgetModules}>
        {t('ui.home.forgetModules')}
      </button>
    </p>
  );
}

function PlayCard({
  side,
  title,
  text,
  action,
  isBeginning,
  onPlay,
}: {
  readonly side: Side;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isBeginning: boolean;
  readonly onPlay: () => void;
}) {
  const { kind, ids, scene, cut } = PORTRAITS[side];
  const hue = side === 'machine' ? 'hue-machine' : 'hue-heroes';
  return (
    <article className={`play-card frame play-${side} ${hue}`}>
      <div className="play-picture" aria-hidden="true">
        <div className={`play-scene ${side === 'machine' ? 'hue-machine' : 'hue-central-square'}`}>
          <svg viewBox={cut} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
            <use href={`#city-events-${scene}`} width="160" height="90" />
          </svg>
        </div>
        <div className="play-portraits">
          {ids.map((id) => (
            <Picture key={id} kind={kind} id={id} />
          ))}
        </div>
      </div>
      <h2>{title}</h2>
      <p>{text}</p>
      <button type="button" className="primary big" disabled={isBeginning} onClick={onPlay}>
        {action}
      </button>
    </article>
  );
}
