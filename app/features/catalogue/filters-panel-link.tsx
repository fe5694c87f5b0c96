import { FiltersIcon } from '~/ui/icons';
import { filtersAnchor } from './filters-panel';

/** Opens the filters on a phone; on a desk they stand open. */
export function FiltersLink({ label, inForce }: { label: string; inForce: number }) {
  return (
    <a
      href={`#${filtersAnchor}`}
      className="inline-flex min-h-target flex-none items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-small font-medium md:hidden"
    >
      <FiltersIcon className="size-4" />
      {label}
      {inForce > 0 && (
        <span className="grid size-5 place-content-center rounded-full bg-leaf text-dock font-semibold text-on-leaf">{inForce}</span>
      )}
    </a>
  );
}
