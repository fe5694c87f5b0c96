import { useTranslation } from 'react-i18next';
import type { DegradationView } from '~/bff/degradation';
import { useCurrentUrl } from '~/use-links';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';

export function DegradationNotice({ degradation }: { degradation: DegradationView | null }) {
  const { t } = useTranslation('errors');
  const address = useCurrentUrl();
  if (!degradation) return null;
  const parts = degradation.missing.map((part) => t(`missing.${part}`)).join('; ');
  return (
    <div className="pt-4">
      <Notice
        tone="warning"
        action={
          <ButtonLink href={address} variant="outline">
            {t('common:retry')}
          </ButtonLink>
        }
      >
        {degradation.asOf && <p>{t('servedStale', { time: degradation.asOf.text })}</p>}
        {parts && <p>{t('missing', { parts })}</p>}
      </Notice>
    </div>
  );
}
