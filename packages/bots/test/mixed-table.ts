import {
  type Answer,
  isAwaited,
  type LoggedPlay,
  openDecisions,
  present,
  seatsOf,
} from '@great-machine/rules';
import { includesPick, readyOf } from '../src/hosting/team/team.js';
import {
  Companion,
  Dice,
  type Memory,
  type Player,
  RandomMind,
  type TeamSituation,
  type TeamStep,
  tableOf,
} from '../src/index.js';

/** A table with bots beside people who lay cards, change their minds and are not ready any more after all. */
export class MixedTable {
  readonly companions = new Map<string, Companion>();
  readonly bots: readonly string[];
  private readonly dice: Dice;
  private readonly guesser: RandomMind;

  constructor(
    private readonly seed: string,
    readonly play: LoggedPlay,
    readonly humans: readonly string[],
    private readonly player: Player = 'random',
  ) {
    this.dice = new Dice(`${seed} people`);
    this.guesser = new RandomMind(this.dice);
    this.bots = this.revolutionaries.filter((seat) => !humans.includes(seat));
    for (const seat of this.bots) this.companions.set(seat, this.companionAt(seat));
  }

  get revolutionaries(): readonly string[] {
    return this.play.config.seats.flatMap(({ seat }) => (seat === 'machine' ? [] : [seat]));
  }

  situation(seat: string): TeamSituation {
    const audience = seat === 'machine' ? 'machine' : 'revolutionaries';
    return {
      table: tableOf(this.play.config),
      seat,
      view: this.play.view(audience),
      questions: this.play.questions(seat),
    };
  }

  private companionAt(seat: string, memory?: Memory): Companion {
    return new Companion(this.play.rules, this.player, `${this.seed} ${seat}`, memory);
  }

  /** Some seat does something, if it has something to do. Bots' steps are handed to `check` before and after. */
  tick(check: (seat: string, step: TeamStep, act: () => void) => void): void {
    const seat = this.dice.pick(this.play.config.seats).seat;
    if (!this.companions.has(seat)) this.actAsHuman(seat);
    else {
      const step = this.nextStep(seat);
      check(seat, step, () => this.act(seat, step));
    }
  }

  /** The bot's next step; one that was stored and restored would do the same. */
  nextStep(seat: string): TeamStep {
    const companion = present(this.companions.get(seat), 'companion');
    const stored = JSON.parse(JSON.stringify(companion.memory));
    const situation = this.situation(seat);
    const step = companion.next(situation, this.humans);
    const restored = this.companionAt(seat, stored);
    const again = restored.next(situation, this.humans);
    if (JSON.stringify(again) !== JSON.stringify(step))
      throw new Error(`restored, ${seat} does something else`);
    return step;
  }

  act(seat: string, step: TeamStep): void {
    if (step.do === 'wait') return;
    const { decision, rev } = step;
    this.say(
      step.do === 'take-back'
        ? { seat, decision, rev, back: true }
        : { seat, decision, rev, picks: step.picks },
    );
  }

  say(answer: Answer): void {
    const result = this.play.answer(answer);
    if (!result.ok) throw new Error(`refused: ${result.refusal.code} to ${JSON.stringify(answer)}`);
  }

  /** Whether the game waits for nobody but bots. */
  isUpToBots(): boolean {
    const g = this.play.look();
    return openDecisions(g).every((open) => {
      const isReady = (seat: string) => open.draft.some(({ pick, of }) => pick === 'ready' && of === seat);
      return (
        !isAwaited(g, open) ||
        seatsOf(g, open.actor).every((seat) => this.bots.includes(seat) || isReady(seat))
      );
    });
  }

  private actAsHuman(seat: string): void {
    const answer = this.answerOfHuman(seat);
    if (answer !== undefined) this.say(answer);
  }

  private answerOfHuman(seat: string): Answer | undefined {
    const situation = this.situation(seat);
    for (const open of situation.questions) {
      const { id: decision, draft, rev } = open;
      const isTogether = open.kind === 'access-choice' || open.kind === 'trust-share';
      if (isTogether && draft.length > 0) {
        const chance = this.dice.below(8);
        const isReady = includesPick(draft, readyOf(seat));
        if (chance === 0 || (chance < 3 && !isReady)) return { seat, decision, rev, back: true };
        if (chance < 5) continue;
      }
      if (open.options.length === 0) continue;
      const { picks } = this.guesser.decide({ ...situation, question: decision });
      return { seat, decision, rev, picks };
    }
    return undefined;
  }
}
