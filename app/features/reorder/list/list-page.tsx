import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { OrderSheet } from '../sheet/order-sheet';
import { SheetOutcome } from '../sheet/sheet-outcome';
import { ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/lists/empty-state';
import { Notice } from '~/ui/overlays/notice';
import { PageHeading } from '~/ui/page-heading';
import { SaveListForm } from '~/ui/forms/save-list-form';
import type { ListActionData, SourceChip } from './list-view';
import type { ListView } from './list.server';
import { KeepList, Saved } from './keep-list';

type Props = {
  title: string;
  view: ListView & { readonly restored: ListActionData | null };
  answer: ListActionData | undefined;
  children: ReactNode;
};

export function ListPage({ title, view, answer, children }: Props) {
  const { t } = useTranslation('list');
  const { action, lead, notices, sources, choices, open, held, lines, creditLeft, restored, reminderHref } = view;
  const typed = answer ?? restored ?? undefined;
  const saving = typed?.saving;
  const result = saving ? undefined : typed;
  return (
    <div className="pb-8 pt-4">
      <PageHeading title={title} lead={lines.length > 0 ? lead : undefined} />
      <Chips label={t('sources')} chips={sources} />
      <Chips label={t('choices')} chips={choices} />
      {notices.map((notice) => (
        <div key={notice} className="mb-4">
          <Notice tone="warning">{notice}</Notice>
        </div>
      ))}
      {saving && (
        <section className="mb-6 max-w-prose">
          <SaveListForm documentId={saving.documentId} name={saving.naming.typed} error={saving.naming.error} />
        </section>
      )}
      {answer && result && <SheetOutcome lines={lines} result={result} />}
      {lines.length > 0 ? (
        <OrderSheet
          key={action}
          id={`list-${held}`}
          action={action}
          lines={lines}
          creditLeft={creditLeft}
          result={result}
          footer={
            <KeepList
              action={action}
              open={open}
              naming={result?.naming}
              positions={result?.positions}
              saved={result?.saved}
              reminderHref={reminderHref}
            />
          }
        />
      ) : (
        <NothingListed empty={view.empty} saved={result?.saved} />
      )}
      {children}
    </div>
  );
}

function Chips({ label, chips }: { label: string; chips: readonly SourceChip[] }) {
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 pb-3">
      {chips.map((chip) => (
        <Chip key={chip.href} href={chip.href} current={chip.current} preventScrollReset>
          {chip.label}
        </Chip>
      ))}
    </nav>
  );
}

function NothingListed({ empty: { title, advice }, saved }: Pick<ListView, 'empty'> & Pick<ListActionData, 'saved'>) {
  const { t } = useTranslation('list');
  const catalogue = useLinks().to('catalog');
  return (
    <>
      {saved && <Saved saved={saved} />}
      <EmptyState
        heading="h2"
        picture="empty-list"
        title={title}
        action={<ButtonLink href={catalogue}>{t('errors:toCatalogue')}</ButtonLink>}
      >
        {advice}
      </EmptyState>
    </>
  );
}
