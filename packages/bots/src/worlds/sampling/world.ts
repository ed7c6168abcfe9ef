import {
  bringToLife,
  copyState,
  type Decision,
  type Game,
  type GameState,
  type Rules,
  type View,
} from '@great-machine/rules';
import type { Dice } from '../dice.js';
import type { Table } from '../table.js';
import { type CardGuess, CardsSampler, drawCard } from './cards.js';
import {
  type CitizensSeen,
  dealCitizens,
  type PoolHistory,
  poolHistories,
  readCitizens,
} from './citizens.js';
import { CityEventsSampler, DirectivesSampler } from './decks.js';
import { type HiddenChoice, hiddenChoices, layQuestions } from './questions.js';
import { buildTemplate } from './template.js';

export type { CardGuess } from './cards.js';

const KEY_WORDS = 8;

/**
 * Draws whole games that look, to the audience of a view, exactly like it. What is hidden is as likely as the rules
 * make it: Citizens and decks exactly, Access cards by the public history.
 */
export class WorldSampler {
  private readonly template: GameState;
  private readonly citizens: CitizensSeen;
  private readonly histories: readonly PoolHistory[];
  private readonly chances: readonly number[];
  private readonly directives: DirectivesSampler;
  private readonly cityEvents: CityEventsSampler;
  /** Undefined for an audience that sees the cards. */
  private readonly cards: CardsSampler | undefined;
  private readonly choices: readonly HiddenChoice[];

  constructor(
    private readonly rules: Rules,
    table: Table,
    view: View,
  ) {
    this.citizens = readCitizens(view);
    this.histories = poolHistories(view, this.citizens);
    this.chances = this.histories.map(({ chance }) => chance);
    this.template = buildTemplate(rules, table, view, this.citizens.places.slice(0, this.citizens.drawn));
    layQuestions(rules, view, this.template);
    this.directives = new DirectivesSampler(rules, view);
    this.cityEvents = new CityEventsSampler(rules, view);
    this.cards = view.audience === 'revolutionaries' ? undefined : new CardsSampler(rules, view);
    this.choices = hiddenChoices(rules, view, this.template);
  }

  /** A fresh game; `cards`, one guess a Hero, take the place of drawn Access cards where the view hides them. */
  draw(dice: Dice, cards?: readonly CardGuess[]): Game {
    const state = copyState(this.template);
    state.random = { ...state.random, key: drawKey(dice) };
    this.drawCitizens(state, dice);
    state.directives = this.directives.draw(dice, state.directives.published);
    state.cityEvents = this.cityEvents.draw(dice);
    if (this.cards !== undefined)
      for (let hero = 0; hero < state.heroes.length; hero++)
        this.cards.deal(state.heroes[hero], hero, dice, cards?.[hero]);
    this.layHiddenChoices(state, dice, cards);
    return bringToLife(this.rules, state);
  }

  private drawCitizens(state: GameState, dice: Dice): void {
    const history = this.histories.length === 1 ? 0 : dice.weighted(this.chances);
    const { kinds, arrested, drawnKind } = dealCitizens(this.citizens, this.histories[history], dice);
    state.citizenKind = kinds;
    state.arrested = arrested;
    if (drawnKind === undefined) return;
    const { locals, asks } = state.frames[state.frames.length - 1];
    Object.assign(locals, { drawnKind });
    asks[0] = { ...asks[0], about: { ...asks[0].about, drawnKind } };
  }

  /** The card was still in hand when it was chosen, and is so until everybody is ready. */
  private layHiddenChoices(state: GameState, dice: Dice, cards: readonly CardGuess[] | undefined): void {
    for (const { at, hero, ready } of this.choices) {
      const of = cards?.[hero].destination ?? drawCard(state.heroes[hero].hand, dice);
      const decision: Decision = state.frames[state.frames.length - 1].asks[at];
      decision.draft = [{ pick: 'card', of }, ...ready];
      decision.rev = decision.draft.length;
    }
  }
}

function drawKey(dice: Dice): number[] {
  const key: number[] = [];
  for (let word = 0; word < KEY_WORDS; word++) key.push(dice.below(2 ** 32));
  return key;
}
