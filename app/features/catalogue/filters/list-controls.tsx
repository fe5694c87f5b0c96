import { useTranslation } from 'react-i18next';
import { Disclosure } from '~/ui/overlays/disclosure';
import { ChevronDownIcon, SortIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import { Chip } from '~/ui/chip';
import { useSelectionLinks } from '../matrix/use-selection';
import { FiltersLink } from './filters-panel-link';
import type { ListControls as Controls } from './filters.server';

export function ListControls({ controls }: { controls: Controls }) {
  const { t } = useTranslation('catalogue');
  const sorting = controls.sorts.find((choice) => choice.current);
  return (
    <div className="flex flex-wrap items-center gap-1.5 sm:gap-2 print:hidden" {...useSelectionLinks()}>
      <FiltersLink label={t('filters')} inForce={controls.filters.inForce} />
      <nav aria-label={t('viewLabel')} className="flex flex-wrap gap-1.5 sm:gap-2">
        {controls.views.map(({ key, label, href, current }) => (
          <Chip key={key} href={href} current={current} preventScrollReset>
            {label}
          </Chip>
        ))}
      </nav>
      <Disclosure
        className="relative"
        summaryClass="pill cursor-pointer list-none"
        summary={
          <>
            <span className="sr-only">{`${t('sortLabel')}: `}</span>
            <SortIcon className="size-4 sm:hidden" />
            <span className="sr-only sm:not-sr-only">{sorting?.label}</span>
            <ChevronDownIcon className="hidden size-4 text-muted sm:block" />
          </>
        }
      >
        <ul className="choices right-0 z-20 min-w-56">
          {controls.sorts.map(({ key, label, href, current }) => (
            <li key={key}>
              <Link href={href} preventScrollReset aria-current={current ? 'true' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      {controls.chips.length > 0 && (
        <nav
          aria-label={t('filtersInForce')}
          className="scroll-x -mx-3.5 max-w-[100vw] gap-2 px-3.5 md:mx-0 md:flex-wrap md:px-0"
        >
          {controls.chips.map(({ key, label, href }) => (
            <Chip key={key} href={href} removable preventScrollReset aria-label={t('removeFilter', { name: label })}>
              {label}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  );
}
