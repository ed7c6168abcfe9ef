import { type ReactNode, useId } from 'react';

interface Option<T> {
  readonly value: T;
  readonly label: ReactNode;
  readonly note?: string;
  readonly isDisabled?: boolean;
}

/** One of a few, all in sight: radio buttons that look like keys of a switchboard. */
export function PickOne<T extends string | number>({
  legend,
  options,
  value,
  onPick,
  note,
  className = '',
}: {
  readonly legend: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
  readonly note?: string;
  readonly className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={`pick-one ${className}`}>
      <legend>{legend}</legend>
      <div className="pick-options">
        {options.map((option) => (
          <label key={option.value} className="pick-option">
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onPick(option.value)}
            />
            <span className="pick-label">{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
          </label>
        ))}
      </div>
      {note !== undefined && <p className="note">{note}</p>}
    </fieldset>
  );
}
