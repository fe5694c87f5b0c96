import clsx from 'clsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { Link } from './link';
import { listPageNumbers } from './page-numbers';

export type PaginationWords = {
  /** Name of the navigation: 'Pages'. */
  label: string;
  previous: string;
  next: string;
  /** Read out for a number: 'Page 3'. */
  page: (page: number) => string;
};

type Props = { current: number; count: number; hrefOf: (page: number) => string; words: PaginationWords };

const cell = 'grid min-h-target min-w-target place-content-center rounded px-2 font-medium';

/** A phone shows the first page, the last and the current one. */
function isNeighbour(page: number, current: number, count: number): boolean {
  return page !== 1 && page !== count && page !== current;
}

/** Links to the pages of a list; nothing when there is one page. */
export function Pagination({ current, count, hrefOf, words }: Props) {
  if (count <= 1) return null;
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center justify-center gap-1 py-6">
      {current > 1 && (
        <Link href={hrefOf(current - 1)} rel="prev" aria-label={words.previous} className={clsx(cell, 'hover:bg-tint')}>
          <ChevronLeftIcon className="size-5" />
        </Link>
      )}
      {listPageNumbers(current, count).map((page, index) =>
        page === 'gap' ? (
          <span key={`gap-${String(index)}`} className="px-1 text-soft" aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={page}
            href={hrefOf(page)}
            aria-label={words.page(page)}
            aria-current={page === current ? 'page' : undefined}
            className={clsx(
              cell,
              page === current ? 'bg-ink text-paper forced-colors:outline' : 'hover:bg-tint',
              isNeighbour(page, current, count) && 'hidden sm:grid',
            )}
          >
            {page}
          </Link>
        ),
      )}
      {current < count && (
        <Link href={hrefOf(current + 1)} rel="next" aria-label={words.next} className={clsx(cell, 'hover:bg-tint')}>
          <ChevronRightIcon className="size-5" />
        </Link>
      )}
    </nav>
  );
}
