import { useTranslation } from 'react-i18next';
import { StatBar } from '~/ui/lists/stat-bar';
import type { CreditView } from './credit-view.server';
import { signOf } from '~server/contract/money';

type Props = {
  credit: CreditView | null;
  /** URL of the cash payment choice, on this page or another. */
  cashHref: string;
};

export function CreditBar({ credit, cashHref }: Props) {
  const { t } = useTranslation('checkout');
  if (!credit) return null;
  return (
    <div className="mt-3 text-small">
      <p>{credit.limit}</p>
      <StatBar parts={credit.parts} className="my-1 h-2.5" />
      <p>{credit.text}</p>
      {signOf(credit.over) > 0 && (
        <p className="[body:has([value=cashOnDelivery]:checked)_&]:hidden">
          <a href={cashHref} className="inline-block py-2.5 text-leaf-ink underline underline-offset-4">
            {t('payInCash')}
          </a>
        </p>
      )}
    </div>
  );
}
