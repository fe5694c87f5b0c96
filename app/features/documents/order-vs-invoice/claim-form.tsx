import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { TextArea } from '~/ui/field';
import { MailIcon, MessageIcon } from '~/ui/icons';
import type { ClaimView } from './order-vs-invoice-view';

/** The text of a claim: to copy, e-mail or send as a message. */
export function ClaimForm({ claim }: { claim: ClaimView }) {
  const { t } = useTranslation('order-vs-invoice');
  const { text, person, when, mailHref, smsHref, isInLinks } = claim;
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
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t('claim.copy')} doneLabel={t('claim.copied')} />
        {mailHref !== null && (
          <a href={mailHref} className={buttonClass({ variant: 'outline' })}>
            <MailIcon className="size-5" />
            <span>{t('claim.mail')}</span>
          </a>
        )}
        {smsHref !== null && (
          <a href={smsHref} className={buttonClass({ variant: 'outline' })}>
            <MessageIcon className="size-5" />
            <span>{t('claim.sms')}</span>
          </a>
        )}
      </div>
      {!isInLinks && <p className="text-small text-muted">{t('claim.tooLong')}</p>}
    </section>
  );
}
