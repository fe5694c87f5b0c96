import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { CopyButton } from '~/ui/overlays/copy-button';
import { type Column, DataTable } from '~/ui/lists/data-table';
import { TextField } from '~/ui/fields/field';
import { Form } from '~/ui/forms/form';
import { Link } from '~/ui/link';
import { ShareMenu } from '~/ui/overlays/share-menu';
import { SubmitButton } from '~/ui/forms/submit-button';
import { SummaryList } from '~/ui/lists/summary-list';
import type { EventResult, PieceTotal } from './event-result.server';
import type { EventView } from './event-view.server';

const group = '-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5';

export function EventResultSection({ view, result }: { view: EventView; result: EventResult }) {
  const { t } = useTranslation('planning');
  const columns = useColumns();
  const { heading, when, rows, notes, pieces } = result;
  return (
    <div className="grid gap-5 pt-8">
      <div className="grid items-start gap-5 md:grid-cols-2">
        <section aria-labelledby="event-sum" className={group}>
          <h2 id="event-sum" className="text-section font-semibold [overflow-wrap:anywhere]">
            {heading}
          </h2>
          {when && (
            <p className={clsx('text-small', when.isPast ? 'font-medium text-amber-ink' : 'text-muted')}>{when.text}</p>
          )}
          <div className="pt-2">
            <SummaryList rows={rows} />
          </div>
          {notes.map((note) => (
            <p key={note} className="pt-2 text-small [overflow-wrap:anywhere]">
              {note}
            </p>
          ))}
        </section>
        <Kept view={view} />
      </div>
      <section aria-labelledby="event-pieces">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5">
          <h2 id="event-pieces" className="text-section font-semibold">
            {t('event.byPiece')}
          </h2>
          {view.workshopHref !== null && (
            <Link
              href={view.workshopHref}
              className="py-2 text-small text-leaf-ink underline underline-offset-4 print:hidden"
            >
              {t('workshop.open')}
            </Link>
          )}
        </div>
        <DataTable caption={t('event.byPiece')} columns={columns} rows={pieces} rowKey={({ key }) => key} />
      </section>
    </div>
  );
}

function Kept({ view: { kept, link, share, packed } }: { view: EventView }) {
  const { t } = useTranslation('planning');
  const action = useLinks().to('event');
  return (
    <section aria-labelledby="event-kept" className={group}>
      <h2 id="event-kept" className="pb-2 text-section font-semibold">
        {t('event.kept')}
      </h2>
      {kept && <p className={clsx('text-small', kept.isWarning && 'font-medium text-amber-ink')}>{kept.text}</p>}
      {kept?.canKeep && (
        <Form method="post" action={action} className="pt-3 print:hidden">
          <input type="hidden" name="e" value={packed} />
          <SubmitButton mark={{ intent: 'keep' }} name="intent" value="keep" variant="outline">
            {t('event.keep')}
          </SubmitButton>
        </Form>
      )}
      {link !== null && share && (
        <div className="grid gap-3 pt-3 print:hidden">
          <TextField
            name="eventLink"
            readOnly
            label={t('event.link')}
            defaultValue={link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-2">
            <CopyButton text={link} label={share.copy} doneLabel={share.copied} variant="outline" size="sm" />
            <ShareMenu share={share} size="sm" copies={false} />
            {kept.ownHref && (
              <ButtonLink href={kept.ownHref} variant="outline" size="sm">
                {t('event.openOwn')}
              </ButtonLink>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

function useColumns(): Column<PieceTotal>[] {
  const { t } = useTranslation('planning');
  return [
    {
      key: 'name',
      header: t('column.piece'),
      phone: 'title',
      cell: ({ name }) => <span className="[overflow-wrap:anywhere]">{name}</span>,
    },
    { key: 'count', header: t('column.count'), align: 'right', cell: ({ count }) => count },
    { key: 'stems', header: t('column.stems'), align: 'right', cell: ({ stems }) => stems },
    { key: 'price', header: t('column.price'), align: 'right', cell: ({ price }) => price },
    { key: 'allStems', header: t('column.allStems'), align: 'right', cell: ({ allStems }) => allStems },
    {
      key: 'total',
      header: t('column.total'),
      align: 'right',
      cell: ({ total }) => <strong className="whitespace-nowrap">{total}</strong>,
    },
  ];
}
