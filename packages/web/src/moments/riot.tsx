import { type AnyLogLine, isLogLineOf, RIOTS_TO_WIN, type View } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';
import type { RiotPart } from '../state/scenes.js';
import { Mob } from './mob.js';
import { Banner, Guards, Place, Portrait } from './parts.js';
import { when } from './staged.js';
import '../styles/moments/riot.css';

/** How many follow each active Citizen into the street. */
const MOB_OF_ONE = 2;
/** How many looks the Citizens of a class have. */
const LOOKS = 4;

type Citizen = View['districts'][number]['citizens'][number];

interface RiotProps extends RiotPart {
  /** What is told with this part of it. */
  readonly lines: readonly AnyLogLine[];
  readonly view: View;
}

/** A Riot: its Citizens turn one by one, and are counted against Guards and Traitors. */
export function Riot({ part, resolved, lines, view }: RiotProps) {
  const t = useText();
  const { hero, district, guards, success } = resolved.params;
  const isOver = part === 'ends';
  const citizens = view.districts.find((one) => one.district === district)?.citizens ?? [];
  const turned = lines.flatMap((one) => (isLogLineOf(one, 'citizen-revealed') ? [one.params.citizen] : []));
  const { active, traitors } = isOver ? resolved.params : countOf(citizens);
  const isBeaten = (side: boolean) => (isOver && side ? ' m-beaten' : '');
  return (
    <div className="m-riot">
      <Place district={district}>
        <Mob size={active * MOB_OF_ONE} />
        <Portrait kind="heroes" id={hero} isSober={isOver && !success} className="m-leader m-pop" />
        <ul className="m-rioters">
          {citizens.map((citizen) => (
            <RiotingCitizen
              key={citizen.citizen}
              citizen={citizen}
              look={lookOf(citizen, citizens)}
              isTurning={turned.includes(citizen.citizen)}
            />
          ))}
        </ul>
        {isOver && !success && (
          <>
            <span className="m-night m-appear" style={when(0)} />
            <Guards />
          </>
        )}
      </Place>
      {isOver && (
        <Banner tone={success ? 'heroes' : 'machine'} at={0.04}>
          {t(success ? 'ui.moments.riotWon' : 'ui.moments.riotLost')}
          {success && <RiotsSoFar view={view} district={district} />}
        </Banner>
      )}
      <div className="m-tally m-rise">
        <p className={`m-for hue-heroes${isBeaten(!success)}`}>
          <Picture kind="tokens" id="discontent" />
          <Heads citizens={citizens} />
          <Tallied count={active} />
        </p>
        <p className="m-compared">
          {isOver && <span className="m-pop">{compared(active, guards + traitors, success)}</span>}
        </p>
        <p className={`m-against hue-machine${isBeaten(success)}`}>
          <Picture kind="tokens" id="guard" />
          <Tallied count={guards} />
          <span className="m-plus">+</span>
          <span className="m-traitor">T</span>
          <Tallied count={traitors} />
        </p>
      </div>
    </div>
  );
}

/** A Citizen in the street, cloaked until it turns; it holds up its class, and a torch where it is active. */
function RiotingCitizen({
  citizen,
  look,
  isTurning,
}: {
  readonly citizen: Citizen;
  readonly look: string;
  readonly isTurning: boolean;
}) {
  const words = useWords();
  const { face, kind, active } = citizen;
  const cloaked = <Picture kind="people" id="unknown" />;
  if (face !== 'revealed' || kind === undefined)
    return (
      <li>
        <span className="m-person m-cloaked">{cloaked}</span>
      </li>
    );
  const side = active === true ? 'm-active' : kind === 'traitor' ? 'm-traitorous' : 'm-calm';
  return (
    <li>
      {isTurning && (
        <span className="m-person m-turn-away" style={when(0, 0.3)}>
          {cloaked}
        </span>
      )}
      <span className={`m-person ${side} ${look}${isTurning ? ' m-turn-up' : ''}`} style={when(0.3, 0.3)}>
        <Picture kind="people" id={kind} />
        <span className={`m-chip ${side}`}>{words.name('kind', kind, 'mark')}</span>
        {active === true && <Picture kind="kit" id="flame" className="m-flame" />}
      </span>
    </li>
  );
}

/** Those who are counted, head by head. */
function Heads({ citizens }: { readonly citizens: readonly Citizen[] }) {
  const counted = citizens.filter(({ face, active }) => face === 'revealed' && active === true);
  return (
    <span className="m-heads">
      {counted.map((citizen) => (
        <span key={citizen.citizen} className={`m-head ${lookOf(citizen, citizens)}`}>
          <Picture kind="people" id={citizen.kind ?? 'unknown'} />
        </span>
      ))}
    </span>
  );
}

/** The coat tells the class; those of one class have each another skin, cap, scarf and stance. */
function lookOf({ citizen, kind }: Citizen, citizens: readonly Citizen[]): string {
  const alike = citizens.filter((one) => one.kind === kind);
  return `m-look-${alike.findIndex((one) => one.citizen === citizen) % LOOKS}`;
}

/** A number of the tally, which jumps when it grows. */
/** How the two sums compare, as a sign. */
function compared(active: number, against: number, success: boolean): string {
  if (success) return '>';
  return active < against ? '<' : '=';
}

function Tallied({ count }: { readonly count: number }) {
  return (
    <span key={count} className="m-pop">
      {count}
    </span>
  );
}

/** This Riot counts before its token lies there; the winning one lays none (R-ACT-5). */
function RiotsSoFar({ view, district }: { readonly view: View; readonly district: string }) {
  const riots = view.districts.filter((one) => one.riot || one.district === district).length;
  return (
    <span className="m-riots">
      {Array.from({ length: RIOTS_TO_WIN }, (_, at) => (
        <Picture key={at} kind="tokens" id="riot" className={at < riots ? '' : 'm-faint'} />
      ))}
    </span>
  );
}

/** What has turned up so far. The rules' own count may weigh Traitors otherwise, and has the last word. */
function countOf(citizens: readonly Citizen[]): { readonly active: number; readonly traitors: number } {
  const revealed = citizens.filter(({ face }) => face === 'revealed');
  return {
    active: revealed.filter(({ active }) => active === true).length,
    traitors: revealed.filter(({ kind }) => kind === 'traitor').length,
  };
}
