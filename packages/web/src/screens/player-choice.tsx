import { itemAt } from '@great-machine/rules';

import { useText, useWords } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { Icon } from '../kit/picture.js';
import { BOT_LEVELS } from '../state/levels.js';
import { ledBy } from './hero-content.js';
import type { Drafting } from './new-game.js';
import type { SeatDraft } from './new-game-draft.js';
import { WhoLeads } from './who-leads.js';

/** Who plays the Great Machine, how many lead the Heroes, and who they are. */
export function PlayerChoice({ draft, change }: Drafting) {
  const t = useText();
  const { machine, revolutionaries, seats } = draft;
  const changeSeat = (at: number, seat: SeatDraft) =>
    change({ seats: seats.map((one, place) => (place === at ? seat : one)) });
  return (
    <section className="panel player-choice">
      <h2>{t('ui.new.players')}</h2>
      <SeatRow
        className="of-machine"
        label={t('ui.side.machine')}
        seat={machine}
        onChange={(seat) => change({ machine: seat })}
      />
      <PickOne
        className="tall"
        legend={t('ui.new.revolutionaries')}
        options={[
          { value: 1, label: '1', note: t('ui.new.revolutionariesOne') },
          { value: 2, label: '2', note: t('ui.new.revolutionariesTwo') },
          { value: 3, label: '3', note: t('ui.new.revolutionariesThree') },
        ]}
        value={revolutionaries}
        onPick={(count) => change({ revolutionaries: count as 1 | 2 | 3, control: undefined })}
      />
      {seats.slice(0, revolutionaries).map((seat, at) => (
        <SeatRow
          key={at}
          className="of-heroes"
          label={revolutionaries === 1 ? t('ui.new.theRevolutionary') : t('ui.new.seat', { number: at + 1 })}
          leads={<Leads draft={draft} at={at} />}
          seat={seat}
          onChange={(changed) => changeSeat(at, changed)}
        />
      ))}
      {revolutionaries > 1 && <WhoLeads draft={draft} change={change} />}
    </section>
  );
}

/** Which Heroes a Revolutionary gets, or how many while they are not known. */
function Leads({ draft, at }: { readonly draft: Drafting['draft']; readonly at: number }) {
  const t = useText();
  const words = useWords();
  const led = itemAt(ledBy(draft), at);
  return typeof led === 'number'
    ? t('ui.new.leadsRandom', { count: led })
    : t('ui.new.leads', { names: led.map((hero) => words.name('hero', hero, 'short')) });
}

function SeatRow({
  label,
  leads,
  seat,
  className,
  onChange,
}: {
  readonly label: string;
  readonly leads?: React.ReactNode;
  readonly seat: SeatDraft;
  readonly className: string;
  readonly onChange: (seat: SeatDraft) => void;
}) {
  const t = useText();
  const isPerson = seat.who === 'person';
  return (
    <div className={`seat-row ${className}`}>
      <Icon name={isPerson ? 'person' : 'bot'} />
      <p className="seat-label">
        {label} {leads !== undefined && <small>{leads}</small>}
      </p>
      <select
        aria-label={t('ui.new.whoFor', { seat: label })}
        value={seat.who}
        onChange={({ target }) => onChange({ ...seat, who: target.value as SeatDraft['who'] })}
      >
        <option value="person">{t('ui.new.person')}</option>
        {BOT_LEVELS.map((level) => (
          <option key={level} value={level}>
            {t('ui.level.bot', { levelId: level })}
          </option>
        ))}
      </select>
      {isPerson && (
        <input
          aria-label={t('ui.new.nameFor', { seat: label })}
          placeholder={t('ui.new.nameHint')}
          value={seat.name}
          maxLength={30}
          onChange={({ target }) => onChange({ ...seat, name: target.value })}
        />
      )}
    </div>
  );
}
