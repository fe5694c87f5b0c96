import { useTranslation } from 'react-i18next';
import type { FormConstraints } from '~/bff/forms/form-errors';
import { AuthHeading } from './auth-heading';
import { AuthLinks } from './auth-links';
import { RecoveryCodeForm } from './recovery-code-form';
import { RecoveryPhoneForm } from './recovery-phone-form';
import type { RecoveryView } from './recovery-steps.server';
import type { LastSubmission } from './form-rejection';

const steps = ['phone', 'code', 'password'] as const;

type Props = LastSubmission & { view: RecoveryView; constraint: FormConstraints };

export function RecoveryPage({ view, constraint, ...last }: Props) {
  const { t } = useTranslation('account');
  return (
    <>
      <AuthHeading title={t('recoveryTitle')} />
      <ol className="mb-6 grid grid-cols-3 gap-2 text-small">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === view.step ? 'step' : undefined}
            className={`border-t-4 pt-1.5 ${index <= steps.indexOf(view.step) ? 'border-leaf font-medium' : 'border-border text-muted'}`}
          >
            {t(`recoveryStep.${step}`)}
          </li>
        ))}
      </ol>
      {view.step === 'phone' ? (
        <RecoveryPhoneForm phone={view.phone} {...last} />
      ) : (
        <RecoveryCodeForm view={view} constraint={constraint} {...last} />
      )}
      <AuthLinks to={['login']} />
    </>
  );
}
