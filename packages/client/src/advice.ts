import type { PickView } from '@great-machine/rules';

/**
 * The facts that advice may name, as message keys with the names of their params. A `chance` lies between 0 and 1;
 * heroes, districts, directives and events are ids; amounts, prices and what is left are numbers.
 */
export const FACTS = {
  /** The own side wins at once, whatever is hidden. */
  'advice.wins-now': [],
  /** The own side wins at once with this chance. */
  'advice.may-win-now': ['chance'],
  /** The own side won in every game that was played out from there. */
  'advice.wins-always': [],
  /** Of the `others` compared with it, `losing` lost in every game that was played out; this one did not. */
  'advice.stops-loss': ['losing', 'others'],
  /** A Riot succeeds with this chance: `active` against `guards` and `traitors` (by their weight), `unknown` Citizens. */
  'advice.riot-chance': ['chance', 'active', 'guards', 'traitors', 'unknown'],
  /** A Guard is broken with this chance by a stake of so much Trust; where the roll comes first, of at most so much. */
  'advice.attack-chance': ['chance', 'stake'],
  /** It costs `price` of the `currency`, 'trust' or 'bonds', and leaves `left` of it. */
  'advice.price': ['price', 'left', 'currency'],
  /** The other means of payment `means` is used up. */
  'advice.uses-up': ['means'],
  /** Discontent rises by `amount`, to `to`. */
  'advice.discontent-rises': ['amount', 'to'],
  /** The City Event `event` is kept from advancing the Master Plan with this chance. */
  'advice.prevents-plan': ['event', 'chance'],
  /** The Master Plan advances this round with this chance; one step brings it to `to`. */
  'advice.plan-advances': ['chance', 'to'],
  /** Short of Trust, the Hero escapes with this chance. */
  'advice.escape-chance': ['chance'],
  /** The cheapest way there costs `price` Trust altogether; on it the Hero is captured with `captureChance`. */
  'advice.cheapest-way': ['price', 'captureChance'],
  /** `hero` goes to `district` this round with this chance, as far as the Great Machine may know. */
  'advice.hero-may-be-there': ['hero', 'district', 'chance'],
  /** Everybody can prove that `hero` goes to `district` this round. */
  'advice.proved-there': ['hero', 'district'],
  /** A Raid in `district` catches a Hero with this chance. */
  'advice.raid-catches': ['district', 'chance'],
  /** The Great Machine raids `district` with this chance, which has to be reckoned with. */
  'advice.raid-likely': ['district', 'chance'],
  /** The same with a chance that need not be feared. */
  'advice.raid-unlikely': ['district', 'chance'],
  /** The Action `action` is what `district` is good for. */
  'advice.action-there': ['action', 'district'],
  /** So much Trust is lost over the maximum. */
  'advice.trust-lost-over-maximum': ['amount'],
  /** `hero` receives so much Trust. */
  'advice.trust-received': ['hero', 'amount'],
  /** `hero` keeps the Trust that is `left`. */
  'advice.trust-kept': ['hero', 'left'],
  /** `hero` gives so much Trust to the other Heroes. */
  'advice.trust-given': ['hero', 'amount'],
  /** `hero` loses all Trust, which is `amount`, and the Great Machine receives as many Bonds. */
  'advice.trust-seized': ['hero', 'amount'],
  /** `hero` forfeits the chosen card and has `left` others. */
  'advice.card-forfeited': ['hero', 'left'],
  /** The Great Machine does not see that it is the card of `district` that comes back. */
  'advice.card-unknown-to-machine': ['district'],
  /** `hero`, who has lost `forfeited` cards, takes one back. */
  'advice.card-back': ['hero', 'forfeited'],
  /** The turn of `hero` ends without an Action. */
  'advice.turn-ends': ['hero'],
  /** So many Citizens of `district` are identified. */
  'advice.identifies': ['count', 'district'],
  /** So many Citizens of the `kind`, or of the kind 'unknown', go to `district`. */
  'advice.moves-citizens': ['count', 'kind', 'district'],
  /** So many Citizens are arrested. */
  'advice.arrests': ['count'],
  /** One of the `arrested` Citizens comes back. */
  'advice.frees-citizen': ['arrested'],
  /** A Citizen comes to `district`, where there are so many others and Guards. */
  'advice.citizen-placed': ['district', 'citizens', 'guards'],
  /** `directive` is no longer published, or no longer in the hand. */
  'advice.directive-discarded': ['directive'],
  /** `directive` is off until the end of the round. */
  'advice.directive-off': ['directive'],
  /** One of so many Directives in the Great Machine's hand is seen and discarded. */
  'advice.directive-from-hand': ['inHand'],
  /** `directive` is published. */
  'advice.directive-published': ['directive'],
  /** `district` takes another place in the City. */
  'advice.repositions': ['district'],
  /** A Guard goes to `district`, where there are `guards` then. */
  'advice.guard-moves': ['district', 'guards'],
  /** `servant` gets the Improvement of the number `slot`. */
  'advice.servant-improves': ['servant', 'slot'],
  /** `servant` is in `district` from now on. */
  'advice.servant-relocates': ['servant', 'district'],
  /** `hero` goes to `district` without a way and an Access card. */
  'advice.hero-relocates': ['hero', 'district'],
  /** `hero` goes to `district` by a card that another Hero lends. */
  'advice.goes-by-lent-card': ['hero', 'district'],
  /** `hero` begins the game in `district`. */
  'advice.starts-in': ['hero', 'district'],
  /** The ability of `hero` is lent for the rest of the round. */
  'advice.ability-copied': ['hero'],
  /** The Great Machine receives so many Bonds. */
  'advice.bonds-received': ['amount'],
  /** The Action `action` is taken. */
  'advice.action-taken': ['action'],
  /** A token or a card that waits with or for `hero` takes effect now. */
  'advice.card-used': ['card'],
  /** So many cards of the Hero's own deck are drawn. */
  'advice.cards-drawn': ['count'],
  /** Of several dice, the one that shows `face` is rolled again. */
  'advice.die-again': ['face'],
  /** What is used breaks with this chance. */
  'advice.may-break': ['chance'],
  /** `card` goes back to its deck, and others are kept. */
  'advice.card-returned': ['card'],
  /** The City Event `event` takes the place of the present one. */
  'advice.event-returns': ['event'],
  /** `hero` takes the turn now. */
  'advice.turn-now': ['hero'],
  /** `hero` waits for a later turn of this round. */
  'advice.turn-later': ['hero'],
  /** The use of an offer gains nothing compared with leaving it alone. */
  'advice.gains-nothing': [],
  /** A secret choice: chosen with this chance it cannot be foreseen; a predictable choice is a mistake. */
  'advice.mix': ['chance'],
  /** No fact speaks for it rather than for the next answer: it is about as good. */
  'advice.about-equal': [],
  /** No fact speaks for it rather than for the next answer, but playouts do, by so many percentage points of the chance to win. */
  'advice.plays-better': ['amount'],
  /** Nothing but the chance to win speaks for it. */
  'advice.best-chance': ['chance'],
} as const;

export type FactKey = keyof typeof FACTS;

/** Something that decides, in numbers. */
export interface Fact {
  readonly key: FactKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** One way to answer, and what decides. */
export interface Advice {
  /** The offer that it uses beside the question, which stays open (R-WIN-1); `picks` are for the offer then. */
  readonly offer?: string;
  /** What to pick, upon what has been picked: a whole answer, or the next one of the Machine Phase. */
  readonly picks: readonly PickView[];
  /** The answers that follow in the Machine Phase. */
  readonly plan?: readonly (readonly PickView[])[];
  /** The own side's chance to win after it, 0 to 1, as far as playouts tell. */
  readonly chance: number;
  /** How it compares with the best advice, in percentage points of that chance: 0 for the best, else less. */
  readonly better: number;
  /** What decides, most telling first. */
  readonly facts: readonly Fact[];
}
