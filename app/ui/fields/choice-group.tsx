import clsx from 'clsx';
import type { ReactNode } from 'react';
import { FieldErrorMessage, type FieldLabels, listFieldErrors } from './field-frame';

export type Choice = {
  value: string;
  title: string;
  detail?: ReactNode;
  /** A price or a word at the right. */
  note?: string | undefined;
  /** `detail` says why. */
  disabled?: boolean | undefined;
  attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
};

type Props = {
  name: string;
  legend: string;
  choices: readonly Choice[];
  /** Initially chosen; currently chosen where `onChoose` is given. */
  chosen?: string | undefined;
  onChoose?: ((value: string) => void) | undefined;
  error?: FieldLabels['error'];
};

/** Radio buttons as rows: title, detail, note. The whole row can be pressed. */
export function ChoiceGroup({ name, legend, choices, chosen, onChoose, error }: Props) {
  const faulty = listFieldErrors(error).length > 0;
  const first = choices.find(({ disabled }) => !disabled) ?? choices[0];
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-invalid={faulty || undefined}
      aria-describedby={faulty ? `${name}-error` : undefined}
    >
      <legend className="mb-3 text-section font-semibold">{legend}</legend>
      <div
        className={clsx(
          '-mx-3.5 divide-y divide-border overflow-hidden bg-surface md:mx-0 md:rounded-lg',
          faulty && 'outline outline-2 outline-poppy-ink',
        )}
      >
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.value}
            id={choice === first ? name : `${name}-${choice.value}`}
            name={name}
            choice={choice}
            checked={choice.value === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <FieldErrorMessage id={name} error={error} />
    </fieldset>
  );
}

type RowProps = { name: string; onChoose?: Props['onChoose']; id: string; choice: Choice; checked: boolean };

export function ChoiceRow({ id, name, choice, checked, onChoose }: RowProps) {
  const { value, title, detail, note, disabled = false, attributes } = choice;
  const detailed = detail !== undefined;
  return (
    <div className={clsx('choice', disabled && 'text-muted')}>
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        {...attributes}
        {...checkedProps(value, checked, onChoose)}
        disabled={disabled}
        className="radio"
        aria-describedby={detailed ? `${id}-detail` : undefined}
      />
      <label htmlFor={id}>{title}</label>
      {note !== undefined && <span className="text-right font-semibold">{note}</span>}
      {detailed && <div id={`${id}-detail`}>{detail}</div>}
    </div>
  );
}

/** `defaultChecked`, or `checked` where `onChoose` is given. */
export function checkedProps(value: string, checked: boolean, onChoose: Props['onChoose']) {
  return onChoose ? { checked, onChange: () => onChoose(value) } : { defaultChecked: checked };
}
