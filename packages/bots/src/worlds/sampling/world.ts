import {
  aboutOf,
  copyState,
  type Game,
  type GameState,
  isComplete,
  itemAt,
  liveGame,
  present,
  type Rules,
  sampleTokens,
  type View,
} from '@great-machine/rules';
import type { Dice } from '../dice.js';
import type { Table } from '../table.js';
import { type CardGuess, CardsSampler } from './cards.js';
import {
  type CitizensSeen,
  dealCitizens,
  type PoolHistory,
  poolHistories,
  readCitizens,
} from './citizens.js';
import { CityEventsSampler, DirectivesSampler } from './decks.js';
import { type HiddenAnswer, hiddenAnswers, layFlow } from './questions.js';
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
  /** The answers to questions asked together that the audience does not see. */
  private readonly hidden: readonly HiddenAnswer[];

  constructor(
    private readonly rules: Rules,
    table: Table,
    private readonly view: View,
  ) {
    this.citizens = readCitizens(view);
    this.histories = poolHistories(view, this.citizens);
    this.chances = this.histories.map(({ chance }) => chance);
    this.template = buildTemplate(rules, table, view, this.citizens.places.slice(0, this.citizens.drawn));
    layFlow(rules, view, this.template);
    this.directives = new DirectivesSampler(rules, view);
    this.cityEvents = new CityEventsSampler(rules, view);
    this.cards = view.audience === 'revolutionaries' ? undefined : new CardsSampler(rules, view);
    this.hidden = hiddenAnswers(view);
  }

  /** A fresh game; `cards`, one guess a Hero, take the place of drawn Access cards where the view hides them. */
  draw(dice: Dice, cards?: readonly CardGuess[]): Game {
    const state = copyState(this.template);
    state.random = { ...state.random, key: drawKey(dice) };
    this.drawCitizens(state, dice);
    state.directives = this.directives.draw(dice, state.directives);
    state.cityEvents = this.cityEvents.draw(dice);
    this.cards?.deal(state.heroes, dice, cards);
    const g = liveGame(this.rules, state);
    this.layModules(g, dice);
    this.layHiddenAnswers(g, dice, cards);
    return g;
  }

  private layModules(g: Game, dice: Dice): void {
    const { audience, tokens } = this.view;
    if (tokens !== undefined) g.state.tokens = sampleTokens(g, audience, tokens, (n) => dice.below(n));
    for (const { name, sample } of this.rules.views) {
      const seen = this.view.extra[name];
      g.state.extra[name] = sample === undefined ? seen : sample(g, seen, (n) => dice.below(n));
    }
  }

  private drawCitizens(state: GameState, dice: Dice): void {
    const { histories, chances } = this;
    const history = histories.length === 1 ? itemAt(histories, 0) : dice.pickWeighted(histories, chances);
    const { kinds, arrested, drawnKind } = dealCitizens(this.citizens, history, dice);
    state.citizenKind = kinds;
    state.arrested = arrested;
    if (drawnKind === undefined) return;
    for (const { locals, asks } of state.frames) {
      if (asks[0]?.kind !== 'citizen-return') continue;
      Object.assign(locals, { drawnKind });
      asks[0] = { ...asks[0], about: { ...asks[0].about, drawnKind } };
    }
  }

  /** Any answer is as likely as another; a guess at an Access card counts where one is made. */
  private layHiddenAnswers(g: Game, dice: Dice, cards: readonly CardGuess[] | undefined): void {
    for (const { frame, at } of this.hidden) {
      const decision = present(g.state.frames[frame]?.asks[at], 'question with a hidden answer');
      const guess =
        decision.kind === 'access-choice' ? cards?.[aboutOf(decision, 'access-choice').hero] : undefined;
      if (guess?.destination !== undefined) decision.draft = [{ pick: 'card', of: guess.destination }];
      while (!isComplete(g, decision)) {
        const options = itemAt(g.rules.decisions, decision.kind).options(g, decision);
        decision.draft = [...decision.draft, dice.pick(options)];
      }
      decision.rev = decision.draft.length;
    }
  }
}

function drawKey(dice: Dice): number[] {
  const key: number[] = [];
  for (let word = 0; word < KEY_WORDS; word++) key.push(dice.below(2 ** 32));
  return key;
}
