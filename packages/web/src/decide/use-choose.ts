import type { Choice, Menu, ShownMeaning } from '@great-machine/messages';
import type { Answer, Refusal } from '@great-machine/rules';
import { useCallback, useState } from 'react';
import { useSettings } from '../state/settings.js';
import type { TableStore } from '../state/table-store.js';

/** What is about to be done and waits for a confirmation. */
interface Pending {
  readonly label: string;
  /** What it costs and may bring. */
  readonly meaning?: ShownMeaning;
  readonly isFinal: boolean;
  act(): void;
}

export interface Choosing {
  readonly pending: Pending | undefined;
  readonly refusal: Refusal | undefined;
  /** The decision that was answered last. */
  readonly latest: string | undefined;
  /** An answer is on its way: what is shown may be answered already. */
  readonly isAnswering: boolean;
  choose(choice: Choice): void;
  /** Answers at once, or asks for a confirmation first. */
  give(label: string, answers: readonly Answer[], isFinal: boolean, meaning?: ShownMeaning): void;
  /** The same for something that takes several answers. */
  ask(label: string, isFinal: boolean, act: () => void, meaning?: ShownMeaning): void;
  confirm(): void;
  cancel(): void;
  back(): void;
  askWhyNot(answer: Answer): void;
  clear(): void;
}

/** How a choice becomes an answer: at once or after a confirmation, as the person has set. */
export function useChoose(store: TableStore, menu: Menu | undefined): Choosing {
  const confirmation = useSettings(({ confirm }) => confirm);
  const [pending, setPending] = useState<Pending | undefined>();
  const [refusal, setRefusal] = useState<Refusal | undefined>();
  const [latest, setLatest] = useState<string | undefined>();
  const [isAnswering, setIsAnswering] = useState(false);
  const say = useCallback(
    async (answers: readonly Answer[]) => {
      setPending(undefined);
      setLatest(answers.at(-1)?.decision);
      setIsAnswering(true);
      try {
        setRefusal(await store.answer(answers));
      } finally {
        setIsAnswering(false);
      }
    },
    [store],
  );
  const ask: Choosing['ask'] = (label, isFinal, act, meaning) => {
    const asks = confirmation === 'always' || (confirmation === 'irreversible' && isFinal);
    if (asks) setPending({ label, meaning, isFinal, act });
    else act();
  };
  const give: Choosing['give'] = (label, answers, isFinal, meaning) =>
    ask(label, isFinal, () => void say(answers), meaning);
  return {
    pending,
    refusal,
    latest,
    isAnswering,
    ask,
    give,
    choose: ({ label, answers, final, meaning }) => give(label, answers, final, meaning),
    confirm: () => {
      setPending(undefined);
      pending?.act();
    },
    cancel: () => setPending(undefined),
    back: () => {
      if (menu === undefined) return;
      const { seat, id } = menu.question;
      void say([{ seat, decision: id, back: true }]);
    },
    askWhyNot: async (answer) => setRefusal(await store.connection.whyNot(answer)),
    clear: () => {
      setPending(undefined);
      setRefusal(undefined);
    },
  };
}
