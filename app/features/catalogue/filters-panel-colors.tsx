import clsx from 'clsx';
import { CloseIcon } from '~/ui/icons';
import { bloomClass } from './plate-color';
import type { FilterOption } from './filters-view';

type Props = { options: readonly FilterOption[]; anyLabel: string };

/** Colours as swatches, one at a time; the first takes the choice away. */
export function ColorChoice({ options, anyLabel }: Props) {
  const any = { value: '', label: anyLabel, checked: options.every(({ checked }) => !checked) };
  return (
    <div className="-ml-1.5 flex flex-wrap">
      {[any, ...options].map(({ value, label, checked }) => (
        <label
          key={`${value} ${String(checked)}`}
          title={label}
          className="swatch relative grid size-11 cursor-pointer place-content-center"
        >
          <input
            type="radio"
            name="color"
            value={value}
            defaultChecked={checked}
            className="peer absolute inset-1 cursor-pointer appearance-none rounded-full border-2 border-transparent checked:border-leaf-ink"
          />
          <span
            className={clsx(
              'pointer-events-none grid size-7 place-content-center rounded-full ring-1 ring-inset ring-line',
              value === '' ? 'bg-surface text-soft' : bloomClass(value).swatch,
            )}
          >
            {value === '' && <CloseIcon className="size-4" />}
          </span>
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </div>
  );
}
