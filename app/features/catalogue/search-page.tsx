import { useTranslation } from 'react-i18next';
import type { ListAnswer } from '~/trade/refused-line';
import { EmptyState } from '~/ui/empty-state';
import { PageHeading } from '~/ui/page-heading';
import { Pill } from '~/ui/pill';
import type { ListControls as Controls } from './filters.server';
import { ListControls } from './list-controls';
import { ProductList } from './product-list';
import type { ProductList as List } from './product-list.server';
import type { SectionLink } from './sections.server';

export interface SearchView {
  readonly q: string;
  /** Null while there is nothing to search for. */
  readonly found: { readonly list: List; readonly controls: Controls } | null;
  /** Where to start when nothing is found. */
  readonly sections: readonly SectionLink[];
}

/** Search results, or the request to type what to look for. */
export function SearchPage({ view, answer }: { view: SearchView; answer: ListAnswer | undefined }) {
  const { t } = useTranslation('catalogue');
  const { q, found } = view;
  if (!found) {
    return (
      <EmptyState picture="nothing-found" title={t('searchTitle')}>
        <p>{t('emptyQuery')}</p>
        <Suggestions sections={view.sections} />
      </EmptyState>
    );
  }
  return (
    <>
      <div className="pt-4" />
      <PageHeading
        title={q === '' ? t('searchTitle') : t('searchResults', { q })}
        lead={t('positions', { count: found.list.total })}
        actions={<ListControls controls={found.controls} />}
      />
      <ProductList list={found.list} controls={found.controls} name={t('searchTitle')} nothing={t('nothingForQuery', { q })} answer={answer} />
      <Suggestions sections={view.sections} />
    </>
  );
}

function Suggestions({ sections }: Pick<SearchView, 'sections'>) {
  const { t } = useTranslation('catalogue');
  if (sections.length === 0) return null;
  return (
    <section className="mt-6 text-center">
      <p className="mb-3 text-soft">{t('browseSections')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {sections.map(({ id, name, href }) => (
          <li key={id}>
            <Pill href={href}>{name}</Pill>
          </li>
        ))}
      </ul>
    </section>
  );
}
