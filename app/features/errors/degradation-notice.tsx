import { useTranslation } from 'react-i18next';
import type { DegradationView } from '~/bff/degradation';
import { useCurrentUrl } from '~/use-links';
import { Notice } from '~/ui/overlays/notice';

export function DegradationNotice({ degradation }: { degradation: DegradationView | null }) {
  const { t } = useTranslation('errors');
  const address = useCurrentUrl();
  if (!degradation) return null;
  const parts = degradation.missing.map((part) => t(`missing.${part}`)).join('; ');
  return (
    <Notice className="mt-4" tone="warning" link={{ href: address, label: t('common:retry') }}>
      {degradation.asOf && <p>{t('servedStale', { time: degradation.asOf.text })}</p>}
      {parts && <p>{t('missing', { parts })}</p>}
    </Notice>
  );
}
