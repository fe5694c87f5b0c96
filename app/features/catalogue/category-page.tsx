import { useTranslation } from 'react-i18next';
import type { ListResult } from '~/domain/rejected-line';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { PrintIcon } from '~/ui/icons';
import { PageHeading } from '~/ui/page-heading';
import { Chip } from '~/ui/chip';
import type { ListControls as Controls } from './filters.server';
import { ListControls } from './list-controls';
import { PriceListTools, type PriceListFiles } from './price-list-tools';
import { ProductList } from './product-list';
import type { ProductList as List } from './product-list-view';
import type { SectionLink } from './sections.server';

export interface CategoryView {
  readonly name: string;
  readonly description: string | null;
  readonly crumbs: readonly Crumb[];
  readonly children: readonly SectionLink[];
  /** All children are in the navigation under the header. */
  readonly areChildrenInRow: boolean;
  readonly list: List;
  readonly controls: Controls;
  readonly files: PriceListFiles;
}

/** A category page, or the whole catalogue. */
export function CategoryPage({ view, answer }: { view: CategoryView; answer: ListResult | undefined }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={view.crumbs} />
      <PageHeading
        title={view.name}
        lead={view.list.total === null ? undefined : t('positions', { count: view.list.total })}
        actions={<ListControls controls={view.controls} />}
      />
      {view.children.length > 0 && !view.areChildrenInRow && (
        <nav
          aria-label={t('subsections')}
          className="scroll-x -mx-3.5 mb-5 gap-2 px-3.5 md:mx-0 md:flex-wrap md:px-0 print:hidden"
        >
          {view.children.map(({ id, name, href }) => (
            <Chip key={id} href={href}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      <ProductList
        list={view.list}
        controls={view.controls}
        name={view.name}
        nothing={t('nothingHere')}
        answer={answer}
        tools={<PriceListTools files={view.files} />}
      />
      {view.list.rows.length === 0 && (
        <a
          href={view.files.pdfHref}
          className="inline-flex min-h-target items-center gap-2 text-small font-medium text-leaf-ink underline underline-offset-4 print:hidden"
        >
          <PrintIcon className="size-4" />
          <span>{t('priceListPdf')}</span>
        </a>
      )}
      {view.description !== null && <p className="mt-8 max-w-prose text-muted">{view.description}</p>}
    </>
  );
}
