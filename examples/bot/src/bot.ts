import {
  FeedReader,
  nextChange,
  type OnlineTable,
  type PickView,
  RequestRefused,
  type SeatQuestion,
  type View,
} from '@great-machine/client/node';

/** Chooses one of the options of a question, by what its side can see. */
export type Choose = (question: SeatQuestion, view: View | undefined) => PickView;

/** Sits down, says hello, and answers whatever its seat is asked, until the game is over. */
export async function play(table: OnlineTable, seat: string, name: string, choose: Choose): Promise<void> {
  await table.ask({ do: 'claim-seat', once: table.once(), seat, name });
  await greet(table);
  const feed = new FeedReader();
  let next = 0;
  for (;;) {
    const changed = nextChange(table);
    const stage = stageOf(table);
    if (stage === 'over' || stage === 'closed') return;
    if (stage !== 'playing') {
      await changed;
      continue;
    }
    await agree(table, seat);
    const { entries, questions } = await table.read(next);
    feed.read(entries);
    next += entries.length;
    const question = questions.find(({ awaited, options }) => awaited && options.length > 0);
    if (question === undefined) await changed;
    else await answer(table, question, choose(question, feed.view));
  }
}

function stageOf({ reachable, around }: OnlineTable) {
  if (typeof reachable === 'object') throw new RequestRefused(reachable.ended);
  return around.sheet?.stage;
}

async function answer(table: OnlineTable, question: SeatQuestion, pick: PickView): Promise<void> {
  const { seat, id, rev } = question;
  const refusal = await table.answer([{ seat, decision: id, rev, picks: [pick] }]);
  if (refusal !== undefined) throw new Error(`${id} is refused: ${refusal.code}`);
}

/** A table may have its chat off, which is no reason not to play. */
function greet(table: OnlineTable): Promise<void> {
  const said = { phrase: 'phrase.hello' } as const;
  return unlessRefused(table.say('table', said));
}

/** It agrees to whatever others want. */
async function agree(table: OnlineTable, seat: string): Promise<void> {
  for (const { wish, waitsFor } of table.around.wishes)
    if (waitsFor.includes(seat)) await unlessRefused(table.vote(seat, wish, true));
}

/** What the server refuses, such as a vote for a wish that has ended meanwhile, is no reason to stop. */
async function unlessRefused(asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
  }
}

/** Takes one of the cheapest options. It is no good player; yours will be better. */
export const cheapest: Choose = ({ options }) => {
  const priceOf = (option: (typeof options)[number]) => option.meaning.price ?? 0;
  const least = Math.min(...options.map(priceOf));
  const cheap = options.filter((option) => priceOf(option) === least);
  const chosen = cheap[Math.floor(Math.random() * cheap.length)];
  if (chosen === undefined) throw new Error('there is nothing to choose from');
  return chosen.pick;
};
