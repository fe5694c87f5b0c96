import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { PageHeading } from '~/ui/page-heading';
import { PrintButton } from '~/ui/forms/print-button';
import type { WorkshopView } from './event-view.server';

/** The pieces of an event for those who make them: to be printed, without any price. */
export function WorkshopPage({ view: { heading, when, pieces, backHref } }: { view: WorkshopView }) {
  const { t } = useTranslation('planning');
  return (
    <div className="pb-8 pt-4">
      <PageHeading
        title={heading}
        lead={when || undefined}
        actions={
          <p className="flex flex-wrap gap-2 print:hidden">
            <PrintButton>{t('workshop.print')}</PrintButton>
            <ButtonLink href={backHref} variant="outline">
              {t('workshop.back')}
            </ButtonLink>
          </p>
        }
      />
      <ul className="-mx-3.5 divide-y divide-border bg-surface md:mx-0 md:rounded-lg">
        {pieces.map(({ key, name, stems }) => (
          <li key={key} className="px-3.5 py-3 md:px-5">
            <h2 className="text-name font-semibold [overflow-wrap:anywhere]">{name}</h2>
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{stems}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
