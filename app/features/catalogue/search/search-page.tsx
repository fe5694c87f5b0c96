import { useTranslation } from 'react-i18next';
import type { ListResult } from '~server/domain/rejected-line';
import { EmptyState } from '~/ui/lists/empty-state';
import { PageHeading } from '~/ui/page-heading';
import { Chip } from '~/ui/chip';
import { useSelectionLinks } from '../matrix/use-selection';
import type { Choice, ListControls as Controls } from '../filters/filters.server';
import { ListControls } from '../filters/list-controls';
import { listSize } from '../list/list-size';
import { ProductList } from '../list/product-list';
import type { ProductList as List } from '../list/product-list-view';
import type { SectionLink } from '../list/sections.server';

export interface SearchView {
  readonly q: string;
  readonly found: { readonly list: List; readonly controls: Controls } | null;
  readonly sections: readonly SectionLink[];
  /** Species on sale that are nearest to those that were searched for in vain. */
  readonly near: readonly SectionLink[];
  /** Words understood as a colour, length, species, country or farm, with links that remove them. */
  readonly understood: readonly Choice[];
  /** The corrected text; null when it is as typed. */
  readonly corrected: string | null;
  readonly missed: readonly string[];
}

export function SearchPage({ view, answer }: { view: SearchView; answer: ListResult | undefined }) {
  const { t } = useTranslation('catalogue');
  const { q, found } = view;
  if (found && isBare(found)) {
    return (
      <EmptyState picture="nothing-found" title={t('nothingTitle')}>
        <p>{t('nothingForQuery', { q })}</p>
        <HowRead {...view} />
        <Suggestions {...view} />
      </EmptyState>
    );
  }
  if (!found) {
    return (
      <EmptyState picture="nothing-found" title={t('searchTitle')}>
        <p>{t('emptyQuery')}</p>
        <Suggestions {...view} />
      </EmptyState>
    );
  }
  return (
    <>
      <div className="md:pt-3" />
      <PageHeading
        title={q === '' ? t('searchTitle') : t('searchResults', { q })}
        lead={listSize(t, found.list)}
        actions={<ListControls controls={found.controls} />}
        onPhone="small"
      />
      <HowRead {...view} />
      <ProductList
        // Another text chooses other lengths.
        key={q}
        list={found.list}
        controls={found.controls}
        name={t('searchTitle')}
        nothing={t('nothingForQuery', { q })}
        answer={answer}
      />
      <Suggestions {...view} />
    </>
  );
}

/** No results, no word to remove and no correction. */
function isBare({ list, controls }: NonNullable<SearchView['found']>): boolean {
  return list.total === 0 && list.errors.length + list.chosen.length + controls.chips.length === 0;
}

/** How the text was understood: corrections, ignored words and the meaning of each word. */
function HowRead({ understood, corrected, missed }: Pick<SearchView, 'understood' | 'corrected' | 'missed'>) {
  const { t } = useTranslation('catalogue');
  const selectionLinks = useSelectionLinks();
  if (understood.length === 0 && corrected === null && missed.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {corrected !== null && <p>{t('correctedQuery', { text: corrected })}</p>}
      {missed.length > 0 && (
        <p role="status">{t('missedWords', { words: missed.map((word) => `«${word}»`).join(', ') })}</p>
      )}
      {understood.length > 0 && (
        <nav aria-label={t('understood')} {...selectionLinks} className="flex flex-wrap items-center gap-2">
          <span className="text-small text-muted">{`${t('understood')}:`}</span>
          {understood.map(({ key, label, href }) => (
            <Chip key={key} href={href} removable aria-label={t('removeUnderstood', { name: label })}>
              {label}
            </Chip>
          ))}
        </nav>
      )}
    </div>
  );
}

function Suggestions({ near, sections }: Pick<SearchView, 'near' | 'sections'>) {
  const { t } = useTranslation('catalogue');
  return (
    <>
      <Chips label={t('nearSpecies')} links={near} />
      <Chips label={t('browseSections')} links={sections} />
    </>
  );
}

function Chips({ label, links }: { label: string; links: readonly SectionLink[] }) {
  if (links.length === 0) return null;
  return (
    <section className="mt-6 text-center">
      <p className="mb-3 text-muted">{label}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {links.map(({ id, name, href }) => (
          <li key={id}>
            <Chip href={href}>{name}</Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
