import clsx from 'clsx';
import { isClosed, type ManyChoices } from './filters-view';
import { swatchClass } from '../cards/swatch-color';

/** Colour swatches, one selected at a time, with how many varieties each leaves. */
export function ColorChoice({ colors: { options, chosen }, anyLabel }: { colors: ManyChoices; anyLabel: string }) {
  const [current = ''] = chosen;
  return (
    <div className="-ml-1.5 flex flex-wrap">
      {[{ value: '', label: anyLabel, count: undefined }, ...options].map(({ value, label, count }) => {
        const text = count === undefined ? label : `${label}, ${count}`;
        return (
          <input
            key={value}
            type="radio"
            name="color"
            value={value}
            defaultChecked={value === current}
            disabled={isClosed(count, value === current)}
            aria-label={text}
            title={text}
            className={clsx('swatch', value !== '' && swatchClass(value).swatch)}
          />
        );
      })}
    </div>
  );
}

/** Stem lengths as chips, several selected at a time, with how many varieties each leaves. */
export function LengthChoice({ lengths: { options, chosen } }: { lengths: ManyChoices }) {
  return (
    <div className="flex flex-wrap gap-1.5 pt-1">
      {options.map(({ value, label, count }) => {
        const isOn = chosen.includes(value);
        return (
          <label key={value} className="lot" title={count === undefined ? undefined : `${label}, ${count}`}>
            <input
              type="checkbox"
              name="lengthCm"
              value={value}
              defaultChecked={isOn}
              disabled={isClosed(count, isOn)}
              aria-label={count === undefined ? label : `${label}, ${count}`}
            />
            <span aria-hidden="true">
              <b>{value}</b>
              {count !== undefined && <span>{count}</span>}
            </span>
          </label>
        );
      })}
    </div>
  );
}
