import clsx from 'clsx';
import { type Color, COLORS, isKnownColor } from './filters-view';
import { swatchClass } from './swatch-color';

type Props = { chosen: string; anyLabel: string; nameOf: (code: Color) => string };

/** Colour swatches, one selected at a time. */
export function ColorChoice({ chosen, anyLabel, nameOf }: Props) {
  const codes = ['', ...COLORS, ...(chosen === '' || isKnownColor(chosen) ? [] : [chosen])];
  return (
    <div className="-ml-1.5 flex flex-wrap">
      {codes.map((code) => {
        const label = code === '' ? anyLabel : isKnownColor(code) ? nameOf(code) : code;
        return (
          <input
            key={code}
            type="radio"
            name="color"
            value={code}
            defaultChecked={code === chosen}
            aria-label={label}
            title={label}
            className={clsx('swatch', code !== '' && swatchClass(code).swatch)}
          />
        );
      })}
    </div>
  );
}
