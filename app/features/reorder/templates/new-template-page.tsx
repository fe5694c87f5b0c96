import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { usePersistForm } from '~/browser/persist-form';
import { useLinks } from '~/use-links';
import { AccountField } from '~/ui/account-field';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { ErrorSummary } from '~/ui/error-summary';
import { Notice } from '~/ui/notice';
import { PageHeading } from '~/ui/page-heading';
import { SubmitButton } from '~/ui/submit-button';
import { NamingFields } from './naming-fields';
import type { NewTemplateView, TemplateActionData } from './templates-view';

const FORM_ID = 'new-template';

export function NewTemplatePage({ view, answer }: { view: NewTemplateView; answer: TemplateActionData | undefined }) {
  const { t } = useTranslation('templates');
  const links = useLinks();
  const { documentId, source, lines, gone, size, tooLong, name, weekdays, weekday } = view;
  usePersistForm(FORM_ID);
  const address = links.to('new-template', {}, { documentId: documentId ?? undefined });
  if (lines.length === 0) {
    return (
      <EmptyState
        picture="empty-cart"
        title={t('nothingTitle')}
        action={
          <ButtonLink href={links.to('catalog')} size="large">
            {t('errors:toCatalogue')}
          </ButtonLink>
        }
      >
        {t('nothingToSave')}
      </EmptyState>
    );
  }
  return (
    <div className="pb-8">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={[{ label: t('title'), href: links.to('templates') }, { label: t('newTitle') }]}
      />
      <PageHeading title={t('newTitle')} lead={`${source}, ${size}`} />
      <ErrorSummary title={t('common:checkForm')} errors={listErrors(answer?.form.error)} />
      <div className="grid items-start gap-8 lg:grid-cols-checkout">
        {tooLong === null ? (
          <Form id={FORM_ID} method="post" action={address} noValidate className="grid max-w-prose gap-5">
            <NamingFields id="" name={name} weekday={weekday} weekdays={weekdays} answer={answer} />
            <p className="text-small text-muted">{t('account')}</p>
            <input type="hidden" name="intent" value="save" />
            <AccountField />
            <div>
              <SubmitButton mark={{ intent: 'save' }} pendingLabel={t('saving')}>
                {t('common:save')}
              </SubmitButton>
            </div>
          </Form>
        ) : (
          <Notice tone="warning">{tooLong}</Notice>
        )}
        <section
          aria-labelledby="in-template"
          className="-mx-3.5 grid gap-3 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5"
        >
          <h2 id="in-template" className="text-section font-semibold">
            {t('inside')}
          </h2>
          {gone.length > 0 && (
            <Notice tone="warning" title={t('gone')}>
              {gone.join(', ')}
            </Notice>
          )}
          <ul className="divide-y divide-border text-small">
            {lines.map(({ id, text }) => (
              <li key={id} className="py-1.5">
                {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
