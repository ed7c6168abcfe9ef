import { roman } from '@great-machine/messages';
import { LAST_PLAN, RIOTS_TO_WIN } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import { backdropOf } from '../state/backdrops.js';
import { Mob } from './mob.js';
import { Portrait, Scenery, Wheels } from './parts.js';
import { type StagedProps, when } from './staged.js';
import '../styles/moments/tableau.css';

/** The whole City is in the streets. */
const MOB = 22;

/** The end of a game over the whole table: who has won and how, as victory or defeat by the side that looks on. */
export function Tableau({ line, view }: StagedProps<'game-won'>) {
  const t = useText();
  const words = useWords();
  const { winner, how } = line.params;
  const isMachine = winner === 'machine';
  const tone = isMachine ? 'machine' : 'heroes';
  const { kind, id } = backdropOf(how);
  const hue = kind === 'districts-wide' ? id : 'machine';
  const isLost = view.audience !== 'public' && view.audience !== winner;
  return (
    <div className={`m-tableau m-${tone}${isLost ? ' m-lost' : ''}`}>
      <span className={`m-backdrop hue-${hue}`}>
        {kind === 'districts-wide' ? (
          <Scenery district={id} />
        ) : (
          <Picture kind={kind} id={id} className="m-scenery m-approach" />
        )}
      </span>
      {isMachine ? <Wheels /> : <Mob size={MOB} />}
      <div className="m-victors">
        {isMachine
          ? view.servants.map(({ servant }, at) => (
              <Portrait key={servant} kind="servants" id={servant} className={`m-pop m-nth-${at}`} />
            ))
          : view.heroes.map(({ hero }, at) => (
              <Portrait key={hero} kind="heroes" id={hero} className={`m-pop m-nth-${at}`} />
            ))}
      </div>
      <p className="m-numeral m-strike" style={when(0.1)}>
        {isMachine
          ? roman(LAST_PLAN)
          : Array.from({ length: RIOTS_TO_WIN }, (_, at) => <Picture key={at} kind="tokens" id="riot" />)}
      </p>
      <h2 className={`m-title hue-${tone} m-rise`} style={when(0.3)}>
        {words.name('winner', winner)}
        <small>
          {view.audience !== 'public' && <b>{t(isLost ? 'ui.moments.defeat' : 'ui.moments.victory')}</b>}
          {words.name('ending', how)}
        </small>
      </h2>
    </div>
  );
}
