import clsx from 'clsx';
import { checkedProps } from './choice-group';
import { FieldErrorProps, type FieldLabels, listFieldErrors } from './field-frame';

export type Chip = {
  value: string;
  label: string;
  /** A smaller word under the label. */
  detail?: string | undefined;
  /** Why it is closed; an open chip has none. */
  closed?: string | undefined;
};

type Props = {
  name: string;
  legend: string;
  /** Hides the legend from sight where the group before it already says it. */
  quietLegend?: boolean;
  chips: readonly Chip[];
  chosen?: string | undefined;
  /** Takes a choice over: the group is controlled. */
  onChoose?: ((value: string) => void) | undefined;
  error?: FieldLabels['error'];
  /** `row` scrolls sideways on a phone, `grid` stands three across there. */
  flow?: 'row' | 'grid';
};

const flows = {
  row: 'scroll-x -mx-3.5 -my-1 gap-2 px-3.5 py-1 md:mx-0 md:flex-wrap md:px-0',
  grid: 'grid grid-cols-2 gap-2 sm:grid-cols-3 md:flex md:flex-wrap',
};

/** Short radio buttons: days, time windows. A closed one is struck through and says why to a reader and on hover; the name leads to the first open one. */
export function ChipChoice({ name, legend, quietLegend = false, chips, chosen, onChoose, error, flow = 'row' }: Props) {
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
      </div>
      <FieldErrorProps id={name} error={error} />
    </fieldset>
  );
}

function chipTone(closed: boolean, faulty: boolean): string {
  if (closed) return 'border-transparent text-muted line-through';
  return clsx('bg-surface', faulty ? 'border-poppy-ink' : 'border-transparent');
}
