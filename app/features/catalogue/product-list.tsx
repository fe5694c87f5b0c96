import { useTranslation } from 'react-i18next';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ListAnswer } from '~/trade/refused-line';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { useCardWords, useFilterWords, usePaginationWords, useTableWords } from './catalogue-words';
import { useDescribeLines, useDescribeQuantity } from './describe-quantity';
import { FiltersPanel } from './filters-panel';
import type { ListControls } from './filters.server';
import { PartlyAdded } from './partly-added';
import { ProductCardGrid } from './product-card-grid';
import type { ProductList as List } from './product-list.server';
import { ProductRowTable } from './product-row-table';

interface Props {
  list: List;
  controls: ListControls;
  /** What the list is called, for the price list's caption. */
  name: string;
  /** Why nothing is shown when no filter is to blame. */
  nothing: string;
  /** Lines that were not added, shown at their product. */
  answer: ListAnswer | undefined;
}

/** A product list with its filters: cards or price list, pages, and what to do when it is empty. */
export function ProductList({ list, controls, name, nothing, answer }: Props) {
  const { t } = useTranslation('catalogue');
  const address = useAddress();
  const refused = answer?.refused ?? [];
  const filterWords = useFilterWords();
  const paginationWords = usePaginationWords();
  return (
    <div className="grid gap-8 md:grid-cols-catalogue">
      <FiltersPanel view={controls.filters} words={filterWords} />
      <div className="min-w-0">
        {answer && <PartlyAdded answer={answer} />}
        {list.faults.map((fault) => (
          <div key={fault} className="mb-4">
            <Notice tone="danger">{t(`fault.${fault}`)}</Notice>
          </div>
        ))}
        <Products list={list} name={name} address={address} refused={refused} nothing={<Nothing controls={controls} nothing={nothing} />} />
        <Pagination current={list.page} count={list.pageCount} hrefOf={(page) => pageAddress(address, page)} words={paginationWords} />
      </div>
    </div>
  );
}

interface ProductsProps extends Pick<Props, 'list' | 'name'> {
  address: string;
  refused: ListAnswer['refused'];
  nothing: ReactNode;
}

function Products({ list, name, address, refused, nothing }: ProductsProps) {
  const cardWords = useCardWords(address);
  const tableWords = useTableWords(name);
  const describe = useDescribeQuantity(list.cards);
  const describeLines = useDescribeLines(list.rows);
  if (list.rows.length > 0) return <ProductRowTable products={list.rows} action={address} words={tableWords} refused={refused} describe={describeLines} />;
  if (list.cards.length > 0) return <ProductCardGrid products={list.cards} action={address} words={cardWords} refused={refused} describe={describe} />;
  return nothing;
}

function Nothing({ controls, nothing }: Pick<Props, 'controls' | 'nothing'>) {
  const { t } = useTranslation('catalogue');
  const filtered = controls.chips.length > 0;
  return (
    <EmptyState
      heading="h2"
      picture="nothing-found"
      title={t('nothingTitle')}
      action={filtered && <ButtonLink href={controls.filters.resetHref}>{t('resetFilters')}</ButtonLink>}
    >
      <p>{filtered ? t('nothingFiltered') : nothing}</p>
    </EmptyState>
  );
}

/** The list's own address: forms are sent to it, so that the answer is the same list. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

function pageAddress(address: string, page: number): string {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
