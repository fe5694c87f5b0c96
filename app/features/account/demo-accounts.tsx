import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';

export interface DemoAccountView {
  readonly kind: 'regular' | 'empty' | 'banned';
  readonly phone: string;
  readonly password: string;
}

export const SIGN_IN_FORM = 'sign-in';

const messagesOf = { regular: 'demoRegular', empty: 'demoEmpty', banned: 'demoBanned' } as const;

/** Accounts of the embedded API, to try the portal: a press signs in. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccountView[] }) {
  const { t } = useTranslation('account');
  if (accounts.length === 0) return null;
  return (
    <section className="mt-8 border-t border-border pt-5">
      <h2 className="font-semibold">{t('demoTitle')}</h2>
      <p className="text-meta text-muted">{t('demoLead')}</p>
      <ul className="mt-3 grid gap-3">
        {accounts.map(({ kind, phone, password }) => (
          <li key={kind}>
            <button
              form={SIGN_IN_FORM}
              name="demo"
              value={kind}
              className={`${buttonClass({ variant: 'outline', wide: true })} flex-col items-start text-start`}
            >
              <span>{t(messagesOf[kind])}</span>
              <span className="text-meta font-normal text-muted">{`${phone} / ${password}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
