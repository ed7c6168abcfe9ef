import type { TableSurroundings } from '@great-machine/client';
import type { LocalTableConnection } from './shared-screen.js';

/** What of a table a page may reach through its worker; the game itself is not among it. */
export type ReachedTable = Omit<LocalTableConnection, 'listen' | keyof TableSurroundings>;

/** An object with these methods and nothing else, each handed on to `target`: for the two ends of the wire. */
export function handOn(target: ReachedTable): ReachedTable {
  return {
    read: (since) => target.read(since),
    answer: (answers) => target.answer(answers),
    walk: (seat, hero, route) => target.walk(seat, hero, route),
    whyNot: (answer) => target.whyNot(answer),
    isFinal: (answer) => target.isFinal(answer),
    undo: () => target.undo(),
    wish: (seat, wish) => target.wish(seat, wish),
    advise: (seat, question) => target.advise(seat, question),
    routes: (hero, district) => target.routes(hero, district),
    truth: () => target.truth(),
    notes: () => target.notes(),
    keepNotes: (audience, notes) => target.keepNotes(audience, notes),
    leave: () => target.leave(),
    show: (audience) => target.show(audience),
  };
}
