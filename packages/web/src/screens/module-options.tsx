import type { GameModule } from '@great-machine/rules';
import { useWords } from '../i18n/use-words.js';
import { PickOne } from '../kit/pick-one.js';
import { type OptionValue, optionsOf, setOption } from './module-draft.js';
import type { Drafting } from './new-game.js';

/** An option of a chosen module: on or off, or one of its values. */
export function OptionSwitch({
  of: { id, options = {} },
  option,
  draft,
  change,
}: Drafting & { readonly of: GameModule; readonly option: string }) {
  const words = useWords();
  const key = `module.${id}.${option}`;
  const [name, effect] = [words.textOf(key), words.textOf(`${key}.effect`)];
  const value = optionsOf(draft.modules, id)[option];
  const set = (picked: OptionValue) => change({ modules: setOption(draft.modules, id, option, picked) });
  if (typeof value === 'boolean') {
    return (
      <label className="check">
        <input type="checkbox" checked={value} onChange={({ target }) => set(target.checked)} />
        <span>
          {name} <small>{effect}</small>
        </span>
      </label>
    );
  }
  const values = options[option]?.values.filter((one) => typeof one !== 'boolean') ?? [];
  return (
    <PickOne
      legend={name}
      options={values.map((one) => ({ value: one, label: words.textOf(`${key}.${one}`) }))}
      value={value ?? ''}
      onPick={set}
      note={effect}
    />
  );
}
