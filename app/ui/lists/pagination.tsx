import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons';
import { Link } from '../link';
import { listPageNumbers } from './page-numbers';

export type PaginationLabels = {
  label: string;
  previous: string;
  next: string;
  /** For screen readers: 'Page 3'. */
  page: (page: number) => string;
};

type Props = {
  current: number;
  count: number;
  hrefOf: (page: number) => string;
  labels: PaginationLabels;
  /** Id of a form that is sent with `turnTo` in place of following a link, so that nothing typed is lost. */
  turn?: string | undefined;
};

function isNeighbour(page: number, current: number, count: number): boolean {
  return page !== 1 && page !== count && page !== current;
}

export function Pagination({ current, count, hrefOf, labels, turn }: Props) {
  if (count <= 1) return null;
  return (
    <nav aria-label={labels.label} className="flex flex-wrap items-center justify-center gap-1 py-6">
      {current > 1 && (
        <Page page={current - 1} hrefOf={hrefOf} turn={turn} label={labels.previous} rel="prev">
          <ChevronLeftIcon className="size-5" />
        </Page>
      )}
      {listPageNumbers(current, count).map((page, index) =>
        page === 'gap' ? (
          <span key={`gap-${String(index)}`} className="px-1 text-muted" aria-hidden="true">
            …
          </span>
        ) : (
          <Page
            key={page}
            page={page}
            hrefOf={hrefOf}
            turn={turn}
            label={labels.page(page)}
            isCurrent={page === current}
            className={isNeighbour(page, current, count) ? 'hidden sm:grid' : undefined}
          >
            {page}
          </Page>
        ),
      )}
      {current < count && (
        <Page page={current + 1} hrefOf={hrefOf} turn={turn} label={labels.next} rel="next">
          <ChevronRightIcon className="size-5" />
        </Page>
      )}
    </nav>
  );
}

type PageProps = Pick<Props, 'hrefOf' | 'turn'> & {
  page: number;
  label: string;
  isCurrent?: boolean;
  rel?: string;
  className?: string | undefined;
  children: ReactNode;
};

function Page({ page, hrefOf, turn, label, isCurrent, rel, className, children }: PageProps) {
  const item = {
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: clsx('page-number', className),
    children,
  };
  return turn === undefined ? (
    <Link href={hrefOf(page)} rel={rel} {...item} />
  ) : (
    <button type="submit" form={turn} formNoValidate name="turnTo" value={page} {...item} />
  );
}
