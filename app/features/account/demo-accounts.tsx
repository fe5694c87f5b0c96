import { useTranslation } from 'react-i18next';

export interface DemoAccountView {
  readonly kind: 'regular' | 'empty' | 'banned';
  readonly phone: string;
  readonly password: string;
}

const messagesOf = { regular: 'demoRegular', empty: 'demoEmpty', banned: 'demoBanned' } as const;

/** Accounts of the embedded API, to try the portal. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccountView[] }) {
  const { t } = useTranslation('account');
  if (accounts.length === 0) return null;
  return (
    <section className="mt-8 border-t border-border pt-5">
      <h2 className="font-semibold">{t('demoTitle')}</h2>
      <p className="text-meta text-muted">{t('demoLead')}</p>
      <dl className="mt-3 grid gap-3 text-meta">
        {accounts.map(({ kind, phone, password }) => (
          <div key={kind}>
            <dt className="text-muted">{t(messagesOf[kind])}</dt>
            <dd className="font-medium">{`${phone} / ${password}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
