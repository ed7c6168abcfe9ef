import { type Answer, apply } from '../engine/apply.js';
import type { LoggedPlay } from '../engine/logged-play.js';
import { runFlow } from '../kernel/flow.js';
import type { Refusal } from '../kernel/refusal.js';
import { copyState } from '../model/copy.js';
import { type Game, liveGame } from '../model/game.js';
import type { AnyLogLine } from '../model/log-lines.js';
import { AUDIENCES, type Audience } from '../model/module-view.js';
import type { Rules } from '../model/rules.js';
import { logLine } from '../view/log.js';
import { buildView, type View } from '../view/view.js';
import { type AnswerWords, buildAnswer, findSeat, StepError, writePick } from './answers.js';
import type { CitizenNames } from './citizen-words.js';
import type { Opened } from './open.js';
import { runToStop } from './stop.js';

/** Reads another scenario file, by the name that stands in this one. */
export type ReadFile = (name: string) => unknown;

/** An answer that is held back. */
interface Held {
  readonly answer: Answer;
  readonly words: AnswerWords;
}

/** A scenario on its way through its steps. */
export class Running {
  readonly play: LoggedPlay;
  readonly names: CitizenNames;
  /** The game where its flow was stopped; undefined while it rests at a question. */
  private halted: Game | undefined;
  /** The steps before which it was stopped since the last question, in order. */
  private stops: readonly string[] = [];
  /** What moves the flow: an answer that is held back at a stop, or at first the position itself. */
  private moving: Held | 'position' | undefined = 'position';
  /** How far each feed had come before the last answer. */
  private readonly seen: Partial<Record<Audience, number>> = {};

  constructor(
    private readonly opened: Opened,
    readonly readFile: ReadFile,
  ) {
    this.play = opened.play;
    this.names = opened.names;
  }

  get isStopped(): boolean {
    return this.halted !== undefined;
  }

  /** The game now: at its question, or where it was stopped. */
  look(): Game {
    return this.halted ?? this.play.look();
  }

  view(audience: Audience): View {
    return buildView(this.look(), audience);
  }

  /** What the last answer has brought to a log so far. */
  linesSince(audience: Audience): readonly AnyLogLine[] {
    const { halted } = this;
    if (halted !== undefined) return (halted.events ?? []).map((event) => logLine(halted, event, audience));
    return this.play.feed(audience, this.seen[audience]).flatMap(({ lines }) => lines);
  }

  give(words: AnswerWords): void {
    this.goOn();
    const answer = this.read(words);
    const result = this.play.answer(answer);
    if (!result.ok) throw this.refusalOf({ answer, words }, result.refusal);
  }

  /** Gives an answer and stops the flow before a step that it leads to; what follows is held back. */
  giveAndStop(words: AnswerWords, stop: string): void {
    this.goOn();
    this.moving = { answer: this.read(words), words };
    this.stopBefore(stop);
  }

  stopBefore(stop: string): void {
    const { moving, play, opened } = this;
    if (moving === undefined) throw new StepError(`stop: '${stop}' goes with the answer that leads there`);
    this.stops = [...this.stops, stop];
    this.halted = runToStop(play.rules, this.stops, (rules) => {
      if (moving === 'position') return runFrom(rules, opened);
      const result = apply(rules, play.state, moving.answer);
      if (!result.ok) throw this.refusalOf(moving, result.refusal);
    });
    if (this.halted === undefined) throw new StepError(`stop: the game does not come to '${stop}' now`);
  }

  /** Lets the game run to its next question, if it was stopped. */
  goOn(): void {
    const { moving } = this;
    this.halted = undefined;
    this.stops = [];
    this.moving = undefined;
    if (typeof moving === 'object') this.play.answer(moving.answer);
  }

  undo(who: string): void {
    this.goOn();
    const refusal = this.play.undo(findSeat(this.play, who));
    if (refusal !== undefined) throw new StepError(`undo by ${who}: refused as ${sayRefusal(refusal)}`);
  }

  /** The log is looked at from here on. */
  mark(): void {
    for (const audience of AUDIENCES) this.seen[audience] = this.play.feed(audience).length;
  }

  private read(words: AnswerWords): Answer {
    const answer = buildAnswer(this.play, this.names, words);
    if (answer.decision === 'none') throw new StepError(`${words.do} is not asked; ${this.sayWhoIsAsked()}`);
    return answer;
  }

  private refusalOf({ answer, words }: Held, refusal: Refusal): StepError {
    const { play, names } = this;
    const offered = play
      .questions(answer.seat)
      .filter(({ id }) => id === answer.decision)
      .flatMap(({ options }) => options.map(({ pick }) => writePick(play, names, pick)));
    const said = `${words.do}: ${words.picks?.join(', ') ?? 'back'}`;
    return new StepError(`${said}: refused as ${sayRefusal(refusal)}; offered are ${offered.join(', ')}`);
  }

  private sayWhoIsAsked(): string {
    const asked = this.play
      .view('public')
      .questions.filter(({ awaited }) => awaited)
      .map(({ actor, kind }) => `${actor} for ${kind}`);
    return asked.length === 0 ? 'the game is over' : `asked are ${asked.join(', ')}`;
  }
}

function runFrom(rules: Rules, { laid }: Opened): void {
  const g = liveGame(rules, copyState(laid));
  g.events = [];
  runFlow(g);
}

function sayRefusal({ code, rule, params }: Refusal): string {
  return `${code} (${rule})${params === undefined ? '' : ` ${JSON.stringify(params)}`}`;
}
