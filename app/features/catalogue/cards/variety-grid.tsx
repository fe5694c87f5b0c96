import { VarietyCard, type VarietyCardProps } from './variety-card';
import type { VarietyView } from './variety-view';

/** Cards of the first screen; their pictures are fetched at once. */
const FIRST_SCREEN = 4;

type Props = Omit<VarietyCardProps, 'variety' | 'eager'> & {
  varieties: readonly VarietyView[];
  /** The whole list stands far down the page, where no picture is urgent. */
  lazy?: boolean;
};

/** Varieties as rows under one another on a phone, as cards beside one another on a desk. */
export function VarietyGrid({ varieties, lazy = false, ...card }: Props) {
  return (
    <ul className="variety-grid">
      {varieties.map((variety, index) => (
        <li key={variety.id}>
          <VarietyCard variety={variety} eager={!lazy && index < FIRST_SCREEN} {...card} />
        </li>
      ))}
    </ul>
  );
}
