import { useTranslation } from 'react-i18next';
import { type ReactNode, useMemo } from 'react';
import { useCurrentUrl } from '~/use-links';
import type { ListResult } from '~server/domain/rejected-line';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { Notice } from '~/ui/overlays/notice';
import { Pagination } from '~/ui/lists/pagination';
import { PRICE_LIST_ID } from '~/ui/forms/form-ids';
import { useSelectionLinks } from '../matrix/use-selection';
import { useCardLabels, useFilterLabels, useMatrixLabels, usePaginationLabels } from './catalogue-labels';
import { linesToShow, withSelection } from '../matrix/selection-params';
import { useDescribeLines } from '../cards/describe-quantity';
import { FiltersPanel } from '../filters/filters-panel';
import type { ListControls } from '../filters/filters.server';
import { isOrderable } from '../cards/offer';
import { PartlyAdded } from '../cards/add-result';
import { PriceMatrix } from '../matrix/price-matrix';
import type { ProductList as List } from './product-list-view';
import { SignInForPrices } from '../cards/sign-in-for-prices';
import { type OnAnswer, useListActionData } from '../cards/use-list-answer';
import { VarietyGrid } from '../cards/variety-grid';
import { lotsOf } from '../cards/variety-view';

interface Props {
  list: List;
  controls: ListControls;
  name: string;
  /** Why nothing is shown when no filter is to blame. */
  nothing: string;
  answer: ListResult | undefined;
  /** What else can be done with a price list, above it; on a phone after it. */
  tools?: ReactNode;
}

/** A product list with its filters: cards or price list, pages, and what to do when it is empty. */
export function ProductList({ list, controls, name, nothing, answer: last, tools }: Props) {
  const { t } = useTranslation('catalogue');
  const address = useCurrentUrl();
  const { answer, onAnswer } = useListActionData(last);
  const filterLabels = useFilterLabels();
  const paginationLabels = usePaginationLabels();
  const lots = [...list.elsewhere, ...list.varieties].flatMap(lotsOf);
  return (
    <>
      {list.errors.map((error) => (
        <div key={error} className="mb-4">
          <Notice tone="danger">{t(`fault.${error}`)}</Notice>
        </div>
      ))}
      <div className="grid gap-8 md:grid-cols-catalogue print:block">
        <FiltersPanel view={controls.filters} labels={filterLabels} />
        <div id="product-list" tabIndex={-1} className="min-w-0 outline-none max-lg:flex max-lg:flex-col print:block">
          {answer && <PartlyAdded answer={answer} products={lots} />}
          {list.view === 'list' && list.varieties.length > 0 && tools}
          {list.isPriceCut && (
            <Notice className="mb-4" tone="info">
              {t('priceCut')}
            </Notice>
          )}
          <Products
            list={list}
            name={name}
            address={address}
            answer={answer}
            onAnswer={onAnswer}
            nothing={<Nothing controls={controls} nothing={nothing} />}
          />
          <Pagination
            current={list.page}
            count={list.pageCount}
            hrefOf={(page) => withSelection(address, list.chosen, page)}
            labels={paginationLabels}
            turn={list.view === 'list' && lots.some(isOrderable) ? PRICE_LIST_ID : undefined}
          />
        </div>
      </div>
    </>
  );
}

interface ProductsProps extends Pick<Props, 'list' | 'name' | 'answer'> {
  onAnswer: OnAnswer;
  address: string;
  nothing: ReactNode;
}

function Products({ nothing, ...shown }: ProductsProps) {
  const { view, varieties, elsewhere } = shown.list;
  const isEmpty = varieties.length === 0;
  return (
    <>
      {isEmpty && nothing}
      {view === 'cards' && !isEmpty && <Cards {...shown} />}
      {view === 'list' && varieties.length + elsewhere.length > 0 && <Matrix {...shown} />}
    </>
  );
}

type ShownProps = Omit<ProductsProps, 'nothing'>;

function Matrix({ list, name, address, answer, onAnswer }: ShownProps) {
  const labels = useMatrixLabels(name, address);
  const describe = useDescribeLines(useMemo(() => [...list.elsewhere, ...list.varieties].flatMap(lotsOf), [list]));
  const typed = useMemo(() => linesToShow(list.chosen, answer), [list, answer]);
  return (
    <PriceMatrix
      varieties={list.varieties}
      elsewhere={list.elsewhere}
      action={address}
      labels={labels}
      typed={typed}
      rejected={answer?.rejected ?? none}
      onAnswer={onAnswer}
      describe={describe}
    />
  );
}

function Cards({ list: { varieties }, address, answer, onAnswer }: ShownProps) {
  const labels = useCardLabels(address);
  return (
    <>
      <SignInForPrices lots={varieties.flatMap(lotsOf)} label={labels.signIn} />
      <VarietyGrid
        varieties={varieties}
        action={address}
        labels={labels}
        rejected={answer?.rejected ?? none}
        onAnswer={onAnswer}
      />
    </>
  );
}

const none: readonly never[] = [];

function Nothing({ controls, nothing }: Pick<Props, 'controls' | 'nothing'>) {
  const { t } = useTranslation('catalogue');
  const selectionLinks = useSelectionLinks();
  const filtered = controls.chips.length > 0;
  return (
    <EmptyState
      heading="h2"
      picture="nothing-found"
      title={t('nothingTitle')}
      action={
        filtered && (
          <span {...selectionLinks}>
            <ButtonLink href={controls.filters.resetHref}>{t('resetFilters')}</ButtonLink>
          </span>
        )
      }
    >
      <p>{filtered ? t('nothingFiltered') : nothing}</p>
    </EmptyState>
  );
}
