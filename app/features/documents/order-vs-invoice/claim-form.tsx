import { useTranslation } from 'react-i18next';
import { TextArea } from '~/ui/field';
import { MessageActions } from '~/ui/message-actions';
import type { ClaimView } from './order-vs-invoice-view';

/** The text of a claim: to copy, e-mail or send as a message. */
export function ClaimForm({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('order-vs-invoice');
  const { text, person, when } = claim;
  return (
    <section
      aria-labelledby="claim-title"
      className="-mx-3.5 grid gap-3 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
    >
      <h2 id="claim-title" className="text-section font-semibold">
        {t('claim.title')}
      </h2>
      <p className="text-small text-muted">{t('claim.lead', { person, when })}</p>
      <TextArea
        name="claim"
        label={t('claim.title')}
        quietLabel
        hint={t('claim.photos')}
        readOnly
        rows={10}
        value={text}
        className="text-small"
      />
      <MessageActions
        message={claim}
        labels={{
          mail: t('claim.mail'),
          sms: t('claim.sms'),
          long: t('claim.tooLong'),
        }}
      />
    </section>
  );
}
