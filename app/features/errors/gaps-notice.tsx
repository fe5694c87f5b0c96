import { useTranslation } from 'react-i18next';
import type { GapsView } from '~/bff/gaps';
import { useOwnAddress } from '~/links-hook';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';

/** Says what the page shows less of, or of which hour, because the supplier does not answer. */
export function GapsNotice({ gaps }: { gaps: GapsView | null }) {
  const { t } = useTranslation('errors');
  const address = useOwnAddress();
  if (!gaps) return null;
  const parts = gaps.missing.map((part) => t(`missing.${part}`)).join('; ');
  return (
    <div className="pt-4">
      <Notice
        tone="warning"
        action={
          <ButtonLink href={address} look="outline">
            {t('words:retry')}
          </ButtonLink>
        }
      >
        {gaps.asOf && <p>{t('standIn', { time: gaps.asOf.text })}</p>}
        {parts && <p>{t('missing', { parts })}</p>}
      </Notice>
    </div>
  );
}
