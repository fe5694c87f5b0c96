import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ListResult } from '~server/domain/rejected-line';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { PrintIcon } from '~/ui/icons';
import { PageHeading } from '~/ui/page-heading';
import { Chip } from '~/ui/chip';
import type { CategoryView } from './category-page.server';
import { ListControls } from '../filters/list-controls';
import { PriceListTools } from '../matrix/price-list-tools';
import { listSize } from './list-size';
import { ProductList } from './product-list';

export function CategoryPage({ view, answer }: { view: CategoryView; answer: ListResult | undefined }) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <div className="max-md:hidden">
        <Breadcrumbs label={t('breadcrumbs')} crumbs={view.crumbs} />
      </div>
      {view.sections.length > 0 && (
        <nav
          aria-label={t('nearSections')}
          className={clsx(
            'scroll-x -mx-3.5 gap-1.5 px-3.5 pt-1.5 md:mx-0 md:mb-5 md:flex-wrap md:px-0 md:pt-0 print:hidden',
            view.areSectionsElsewhere && 'md:hidden',
          )}
        >
          <span aria-hidden="true" className="pill bg-ink text-paper md:hidden">
            {view.name}
          </span>
          {view.sections.map(({ id, name, href }) => (
            <Chip key={id} href={href}>
              {name}
            </Chip>
          ))}
        </nav>
      )}
      <PageHeading
        title={view.name}
        lead={listSize(t, view.list)}
        actions={<ListControls controls={view.controls} />}
        onPhone={view.sections.length > 0 ? 'hidden' : 'small'}
      />
      <ProductList
        list={view.list}
        controls={view.controls}
        name={view.name}
        nothing={t('nothingHere')}
        answer={answer}
        tools={<PriceListTools files={view.files} />}
      />
      {(view.list.view === 'cards' || view.list.varieties.length === 0) && (
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
