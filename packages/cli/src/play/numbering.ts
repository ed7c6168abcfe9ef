import type { Choice, Menu } from '@great-machine/messages';
import { type PickView, samePickView, type View } from '@great-machine/rules';

/** A menu whose choices have numbers to be typed, in their order. */
export interface NumberedMenu extends Menu {
  readonly numbers: readonly number[];
}

/** The numbers of choices, by what they are known by. */
type Numbers = Map<string, number>;

/**
 * Gives the choices of menus their numbers. Within a decision a choice keeps its number when others are gone; so do the orders
 * of the Great Machine within its Phase.
 */
export class Numbering {
  private orders = { round: 0, numbers: new Map() as Numbers };
  private steps = { decision: '', known: [] as Numbers[] };

  /** `first` is the pick that is to come first where nothing has a number yet. */
  numbered(menu: Menu, { round }: View, first?: PickView): NumberedMenu {
    const { kind, draft } = menu.question;
    const numbers =
      kind === 'machine-phase' && draft.length === 0 ? this.ordersOf(round) : this.stepsOf(menu);
    const isFirst = ({ picks }: Choice) =>
      first !== undefined && picks.some((pick) => samePickView(pick, first));
    const { choices } = menu;
    for (const choice of [...choices.filter(isFirst), ...choices])
      if (!numbers.has(nameOf(choice))) numbers.set(nameOf(choice), numbers.size + 1);
    const numberOf = (choice: Choice) => numbers.get(nameOf(choice)) ?? 0;
    const inOrder = [...choices].sort((a, b) => numberOf(a) - numberOf(b));
    return { ...menu, choices: inOrder, numbers: inOrder.map(numberOf) };
  }

  private ordersOf(round: number): Numbers {
    if (round !== this.orders.round) this.orders = { round, numbers: new Map() };
    return this.orders.numbers;
  }

  /** Steps of a decision go by the same numbers if both offer the same thing; what lies beside it does not count. */
  private stepsOf({ question, choices }: Menu): Numbers {
    if (question.id !== this.steps.decision) this.steps = { decision: question.id, known: [] };
    const { known } = this.steps;
    const own = choices.filter(({ answers }) => answers.some(({ decision }) => decision === question.id));
    const offersOne = (numbers: Numbers) =>
      own.some((choice) => namesThing(choice) && numbers.has(nameOf(choice)));
    const numbers = known.find(offersOne) ?? new Map();
    if (!known.includes(numbers)) known.unshift(numbers);
    return numbers;
  }
}

/** The choice that is shown under a number; undefined if there is none. */
export function choiceNumbered({ choices, numbers }: NumberedMenu, number: number): Choice | undefined {
  return choices[numbers.indexOf(number)];
}

export function noSuchNumber({ numbers }: NumberedMenu, number: number): string {
  return `There is no option ${number}: options are ${ranges(numbers)}.`;
}

/** A choice is known by its pick; those of Citizens, several at once and none by what they say. */
function nameOf({ picks, label }: Choice): string {
  const [pick, ...others] = picks;
  return pick === undefined || pick.names === 'citizen' || others.length > 0 ? label : JSON.stringify(pick);
}

function namesThing({ picks }: Choice): boolean {
  return picks.some(({ names }) => names !== 'nothing');
}

/** "1 to 4, 7, 9 to 12". */
function ranges(numbers: readonly number[]): string {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const latest = found.at(-1);
    if (latest !== undefined && latest[1] === number - 1) latest[1] = number;
    else found.push([number, number]);
  }
  return found
    .map(([from, to]) => (to > from + 1 ? `${from} to ${to}` : [...new Set([from, to])].join(', ')))
    .join(', ');
}
