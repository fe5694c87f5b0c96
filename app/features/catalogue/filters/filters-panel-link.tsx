import { FiltersIcon } from '~/ui/icons';
import { isUnmodifiedClick } from '~/browser/unmodified-click';
import { filtersAnchor, filtersLinkId, useOpenFilters } from './use-filters-sheet';

export function FiltersLink({ label, inForce }: { label: string; inForce: number }) {
  const open = useOpenFilters();
  return (
    <a
      id={filtersLinkId}
      href={`#${filtersAnchor}`}
      aria-label={inForce > 0 ? `${label}, ${inForce}` : label}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        open();
      }}
      className="pill relative md:hidden"
    >
      <FiltersIcon className="size-4" />
      <span className="max-[22.4em]:hidden">{label}</span>
      {inForce > 0 && (
        <span className="absolute -right-1 -top-1 grid size-5 place-content-center rounded-full bg-leaf text-tiny font-semibold text-on-leaf">
          {inForce}
        </span>
      )}
    </a>
  );
}
