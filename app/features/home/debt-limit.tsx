import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/overlays/notice';
import { StatBar } from '~/ui/lists/stat-bar';
import type { CreditStatusView } from './home.server';

export function DebtLimit({ creditStatus }: { creditStatus: CreditStatusView | null }) {
  const { t } = useTranslation('home');
  const links = useLinks();
  if (creditStatus === null) return <Notice tone="warning">{t('standingMissing')}</Notice>;
  if (creditStatus.limit === null) return null;
  const { used, left, fraction } = creditStatus.limit;
  const exceeded = fraction > 1;
  return (
    <section
      aria-labelledby="debt"
      className="-mx-3.5 flex flex-col gap-2 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
    >
      <h2 id="debt" className="text-section font-semibold">
        {t('debt')}
      </h2>
      <p className={exceeded ? 'text-total font-bold text-poppy-ink' : 'text-total font-bold'}>{left}</p>
      <StatBar parts={[{ fraction, tone: exceeded ? 'over' : 'used' }]} />
      <p className="text-small text-muted">{used}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-2">
        <ButtonLink href={links.to('documents', {}, { view: 'unpaid' })} variant="outline">
          {t('layout:menu.debts')}
        </ButtonLink>
        <ButtonLink href={links.to('history')} variant="outline">
          {t('layout:menu.history')}
        </ButtonLink>
      </div>
    </section>
  );
}
