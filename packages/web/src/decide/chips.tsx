import { meaningPhrases, percentOf, type ShownMeaning } from '@great-machine/messages';
import type { Route } from '@great-machine/rules';
import { useText, useWords } from '../i18n/use-words.js';
import { Picture } from '../kit/picture.js';

type Outcome = NonNullable<ShownMeaning['outcomes']>[number];

/** The token of each outcome that the rules name; others are told in words. */
export const OUTCOME_TOKENS: Readonly<Record<string, string>> = {
  'receives-trust': 'trust',
  'bonds-received': 'bond',
  'plan-advances': 'master-plan',
  'card-forfeited': 'access-card',
  'discontent-rises': 'discontent',
  'guard-breaks': 'guard-broken',
  'attack-fails': 'guard',
  escapes: 'escape-die',
  captured: 'arrested',
  'riot-succeeds': 'riot',
  'riot-fails': 'master-plan',
  'riot-open': 'riot',
  'invention-breaks': 'explosion',
  detained: 'arrested',
};

/** Outcomes that come to nothing good for the one who picks. */
const FAILURES = new Set(['attack-fails', 'riot-fails']);

/** Whether an option can only fail, by its own chances. */
export function isSureToFail({ outcomes = [] }: ShownMeaning): boolean {
  return outcomes.some(({ key, chance = 1 }) => FAILURES.has(key) && chance === 1);
}

/** What an option costs, leaves and risks: tokens and numbers for the eye, sentences for the ear. */
export function Chips({
  meaning,
  isTold = false,
}: {
  readonly meaning: ShownMeaning;
  /** The option says in words what it does. */
  readonly isTold?: boolean;
}) {
  const words = useWords();
  const { outcomes = [] } = meaning;
  const phrases = meaningPhrases(words, meaning);
  const possible = outcomes.filter(({ chance }) => chance !== 0);
  const isCaptureLikely = possible.some(({ key }) => key === 'captured');
  const untold = possible.filter(({ key }) => OUTCOME_TOKENS[key] === undefined);
  if (phrases.length === 0) return null;
  return (
    <span className="meaning">
      <span className="visually-hidden">{phrases.join(' · ')}</span>
      <span className="chips" aria-hidden="true">
        {!isCaptureLikely && <PriceChips meaning={meaning} />}
        {possible.map((outcome) => (
          <OutcomeChip key={outcome.key} outcome={outcome} />
        ))}
        {!isTold && untold.length > 0 && (
          <span>{meaningPhrases(words, { rule: '', outcomes: untold }).join(' · ')}</span>
        )}
      </span>
    </span>
  );
}

/** What it costs and leaves, and the other means of payment that it uses up. */
function PriceChips({
  meaning: { price, left, atLeast = false, currency = 'trust', usesUp },
}: {
  readonly meaning: ShownMeaning;
}) {
  const t = useText();
  if (price === undefined) return null;
  const takesNone = price === 0 && !atLeast;
  const amount = atLeast ? `${price}+` : `−${price}`;
  return (
    <>
      {!(takesNone && usesUp !== undefined) && (
        <span className={`chip${price === 0 ? ' free' : ''}`}>
          <Picture kind="tokens" id={currency === 'bonds' ? 'bond' : 'trust'} />
          {takesNone ? t('ui.chip.free') : amount}
          {left !== undefined && price > 0 && !atLeast && <small>› {left}</small>}
        </span>
      )}
      {usesUp !== undefined && (
        <span className="chip">
          <Picture kind="tokens" id={usesUp} />
          −1
        </span>
      )}
    </>
  );
}

/** What a way costs and leaves, or how likely it ends in capture. */
export function RouteChips({ route }: { readonly route: Route }) {
  const t = useText();
  const phrase = usePhraseOfRoute()(route);
  const { price, left, captureChance, districts } = route;
  return (
    <span className="meaning">
      <span className="visually-hidden">{phrase}</span>
      <span className="chips" aria-hidden="true">
        {captureChance > 0 ? (
          <OutcomeChip outcome={{ key: 'captured', chance: captureChance }} />
        ) : (
          <span className="chip">
            {districts.length > 0 && <Picture kind="tokens" id="trust" />}
            {districts.length === 0 ? t('ui.chip.stay') : price === 0 ? t('ui.chip.free') : `−${price}`}
            {price > 0 && <small>› {left}</small>}
          </span>
        )}
      </span>
    </span>
  );
}

/** The same in a few words. */
function usePhraseOfRoute(): (route: Route) => string {
  const t = useText();
  const words = useWords();
  return ({ price, left, captureChance, districts }) => {
    if (districts.length === 0) return t('ui.decide.routeStay');
    if (captureChance > 0) return t('ui.decide.routeRisk', { risk: percentOf(words, captureChance) });
    return price === 0 ? t('ui.decide.routeFree') : t('ui.decide.routePrice', { price, left });
  };
}

function OutcomeChip({ outcome: { key, params = {}, chance } }: { readonly outcome: Outcome }) {
  const t = useText();
  const words = useWords();
  const token = OUTCOME_TOKENS[key];
  if (token === undefined) return null;
  const { amount, active, guards, traitors, unknown } = params;
  return (
    <span className={`chip ${FAILURES.has(key) || key === 'captured' ? 'bad' : 'good'}`}>
      <Picture kind="tokens" id={token} />
      {amount !== undefined && `+${amount}`}
      {key === 'plan-advances' && '+1'}
      {key === 'card-forfeited' && '−1'}
      {key === 'riot-open' && (
        <>
          {active}
          {Number(unknown) > 0 && `–${Number(active) + Number(unknown)}`}
          <small>{t('ui.chip.against')}</small>
          <Picture kind="tokens" id="guard" />
          {Number(guards) + Number(traitors)}
          <strong>?</strong>
        </>
      )}
      {chance !== undefined && chance !== 1 && (
        <>
          <span className="gauge">
            <span style={{ width: `${chance * 100}%` }} />
          </span>
          {percentOf(words, chance)}
        </>
      )}
    </span>
  );
}
