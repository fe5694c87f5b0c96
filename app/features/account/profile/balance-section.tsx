import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { StatBar } from '~/ui/stat-bar';
import type { BalanceView } from './balance-view.server';
import { Section } from './section';

export function BalanceSection({ balance }: { balance: BalanceView }) {
  const { t } = useTranslation('profile');
  const links = useLinks();
  const { label, amount, inDebt, bar, sentences } = balance;
  return (
    <Section id="balance" title={t('section.balance')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-muted">{label}</span>
        {amount !== null && (
          <b className={clsx('text-total', inDebt && bar?.[0]?.tone === 'over' && 'text-poppy-ink')}>{amount}</b>
        )}
      </p>
      {bar && <StatBar parts={bar} className="mt-3 h-2.5" />}
      <ul className="mt-3 grid gap-0.5 text-meta text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="mt-3">
        <ButtonLink href={links.to('debts')} variant="outline" size="sm">
          {t('layout:menu.debts')}
        </ButtonLink>
      </p>
    </Section>
  );
}
