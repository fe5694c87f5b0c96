import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import type { RestoredSheet, SheetActionData } from '~/features/reorder/sheet/order-line';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeading } from '~/ui/page-heading';
import { Chip } from '~/ui/chip';
import { PeriodSheet } from './period-sheet';
import type { RestockView } from './restock-view';

type Props = { title: string; view: RestockView & RestoredSheet; answer: SheetActionData | undefined };

export function RestockPage({ title, view, answer }: Props) {
  const { t } = useTranslation('restock');
  const hasLines = view.lines.length > 0;
  return (
    <div className="pb-8 pt-4">
      <PageHeading title={title} lead={hasLines ? view.lead : undefined} />
      {(hasLines || view.weekdays.length > 0) && <PeriodChips label={t('period')} periods={view.periods} />}
      {view.weekdays.length > 0 && <PeriodChips label={t('weekday')} periods={view.weekdays} />}
      <PeriodSheet view={view} answer={answer}>
        <NothingBought view={view} />
      </PeriodSheet>
    </div>
  );
}

function PeriodChips({ label, periods }: { label: string; periods: RestockView['periods'] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2 pb-4">
      {periods.map((period) => (
        <Chip key={period.href} href={period.href} current={period.current} preventScrollReset>
          {period.label}
        </Chip>
      ))}
    </nav>
  );
}

function NothingBought({ view: { periods, empty } }: { view: RestockView }) {
  const { t } = useTranslation('restock');
  const catalogue = useLinks().to('catalog');
  const longest = periods.at(-1);
  return (
    <EmptyState
      heading="h2"
      picture="empty-cart"
      title={empty?.title ?? t('emptyTitle')}
      action={
        <>
          <ButtonLink href={catalogue}>{t('errors:toCatalogue')}</ButtonLink>
          {longest && !longest.current && (
            <ButtonLink href={longest.href} variant="outline">
              {t('lookFurther', { period: longest.label })}
            </ButtonLink>
          )}
        </>
      }
    >
      {empty?.advice ?? t('emptyAdvice')}
    </EmptyState>
  );
}
