import clsx from 'clsx';
import type { ReactNode } from 'react';
import { checkedProps } from './choice-group';
import { FieldErrorMessage, type FieldLabels, listFieldErrors } from './field-frame';

export type Chip = {
  value: string;
  label: string;
  detail?: string | undefined;
  /** Why it is disabled, for screen readers and on hover. */
  closed?: string | undefined;
};

type Props = {
  name: string;
  legend: string;
  quietLegend?: boolean;
  chips: readonly Chip[];
  chosen?: string | undefined;
  onChoose?: ((value: string) => void) | undefined;
  error?: FieldLabels['error'];
  /** On a phone `row` scrolls sideways and `grid` has three columns. */
  flow?: 'row' | 'grid';
  /** What stands behind the last chip. */
  more?: ReactNode;
};

const flows = {
  row: 'scroll-x -mx-3.5 -my-1 gap-2 px-3.5 py-1 md:mx-0 md:flex-wrap md:px-0',
  grid: 'grid grid-cols-2 gap-2 sm:grid-cols-3 md:flex md:flex-wrap',
};

/** Radio buttons as chips: days, time windows. Controlled where `onChoose` is given. */
export function ChipChoice({
  name,
  legend,
  quietLegend = false,
  chips,
  chosen,
  onChoose,
  error,
  flow = 'row',
  more,
}: Props) {
  const faulty = listFieldErrors(error).length > 0;
  const first = chips.find(({ closed }) => closed === undefined) ?? chips[0];
  return (
    <fieldset
      role="radiogroup"
      className="min-w-0"
      aria-invalid={faulty || undefined}
      aria-describedby={faulty ? `${name}-error` : undefined}
    >
      <legend className={quietLegend ? 'sr-only' : 'mb-3 text-section font-semibold'}>{legend}</legend>
      <div className={flows[flow]}>
        {chips.map((chip) => (
          <label key={chip.value} title={chip.closed} className="relative flex-none">
            <input
              type="radio"
              id={chip === first ? name : `${name}-${chip.value}`}
              name={name}
              value={chip.value}
              {...checkedProps(chip.value, chip.value === chosen, onChoose)}
              disabled={chip.closed !== undefined}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded disabled:cursor-not-allowed"
            />
            <span className={clsx('chip', chipTone(chip.closed !== undefined, faulty))}>
              <span>{chip.label}</span>
              {chip.detail !== undefined && <small className="text-fine font-normal text-muted">{chip.detail}</small>}
              {chip.closed !== undefined && <span className="sr-only">{chip.closed}</span>}
            </span>
          </label>
        ))}
        {more}
      </div>
      <FieldErrorMessage id={name} error={error} />
    </fieldset>
  );
}

function chipTone(closed: boolean, faulty: boolean): string {
  if (closed) return 'border-transparent text-muted line-through';
  return clsx('bg-surface', faulty ? 'border-poppy-ink' : 'border-transparent');
}
