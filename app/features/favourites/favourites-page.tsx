import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/lists/empty-state';
import { Form } from '~/ui/forms/form';
import { CloseIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/forms/submit-button';
import type { FavouritesView, FavouriteView } from './favourites.server';

export function FavouritesPage({ view: { entries, size }, children }: { view: FavouritesView; children: ReactNode }) {
  const { t } = useTranslation('favourites');
  const links = useLinks();
  if (entries.length === 0) {
    return (
      <EmptyState
        picture="no-favourites"
        title={t('emptyTitle')}
        link={{ href: links.to('catalog'), label: t('errors:toCatalogue') }}
      >
        {`${t('emptyLead')} ${t('device')}`}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8 pt-5">
      <PageHeading title={t('title')} lead={size} />
      <Notice
        className="mb-4"
        tone="info"
        action={
          <ButtonLink href={links.to('login', {}, { redirectTo: links.to('favourites') })}>{t('signIn')}</ButtonLink>
        }
      >
        {t('forCustomers')}
      </Notice>
      {entries.some(({ isThere }) => isThere) ? children : <Notice tone="info">{t('nothingToday')}</Notice>}
      <FavouriteEntries entries={entries} place={t('device')} />
    </div>
  );
}

/** All favourites, to remove them. @param place where they are kept */
export function FavouriteEntries({ entries, place }: { entries: readonly FavouriteView[]; place: string }) {
  const { t } = useTranslation('favourites');
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="all-favourites" className="mt-10">
      <h2 id="all-favourites" className="mb-3 text-section font-semibold">
        {t('all')}
      </h2>
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-small text-muted">{place}</p>
    </section>
  );
}

function Entry({ entry: { key, name, farm, today, isThere, searchHref } }: { entry: FavouriteView }) {
  const { t } = useTranslation('favourites');
  const links = useLinks();
  return (
    <li className="flex items-center gap-x-4 px-3.5 py-2.5 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{[name, farm].filter(Boolean).join(' · ')}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <span>{today}</span>
          {!isThere && (
            <Link
              href={searchHref}
              className="inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4"
            >
              {t('findSimilar')}
            </Link>
          )}
        </p>
      </div>
      <Form method="post" action={links.to('toggle-favourite')} preventScrollReset>
        <input type="hidden" name="forget" value={key} />
        <input type="hidden" name="to" value={links.to('favourites')} />
        <SubmitButton
          mark={{ forget: key }}
          pendingLabel={t('dropping')}
          variant="secondary"
          size="sm"
          className="min-w-target"
          aria-label={t('drop', { name })}
          title={t('drop', { name })}
        >
          <CloseIcon className="size-5" />
        </SubmitButton>
      </Form>
    </li>
  );
}
