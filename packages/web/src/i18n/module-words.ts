import { listOf, type Words } from '@great-machine/messages';
import type { ChosenModule } from '@great-machine/rules';

type Chosen = Pick<ChosenModule, 'id' | 'options'>;

/** Modules with what was chosen with each: "Chronoleon (Takes the place of: Judgementor)". */
export function moduleWords(words: Words, modules: readonly Chosen[]): string {
  return listOf(
    words,
    modules.map(({ id, options }) => {
      const chosen = Object.entries(options).flatMap(([option, value]) =>
        optionWords(words, id, option, value),
      );
      const name = words.name('module', id);
      return chosen.length === 0 ? name : words.textOf('ui.module.withOptions', { name, options: chosen });
    }),
  );
}

function optionWords(words: Words, id: string, option: string, value: Chosen['options'][string]): string[] {
  const name = words.textOf(`module.${id}.${option}`);
  if (typeof value === 'boolean') return value ? [name] : [];
  const chosen = words.textOf(`module.${id}.${option}.${value}`);
  return [words.textOf('ui.module.option', { name, chosen })];
}
