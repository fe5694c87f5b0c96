import { getFormProps } from '@conform-to/react';
import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { useLinks } from '~/use-links';
import { SaveListForm } from '~/ui/forms/save-list-form';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Button } from '~/ui/button';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { TextArea, TextField } from '~/ui/fields/field';
import { MessageActions, type MessageView } from '~/ui/overlays/message-actions';
import { PageHeading } from '~/ui/page-heading';
import type { LaterView } from './later.server';

const MESSAGE_ID = 'message';

export function LaterPage({ view, title }: { view: LaterView; title: string }) {
  const { t } = useTranslation('later');
  const links = useLinks();
  const { date, notes, from, to, hint, result, size, message, listName } = view;
  const { form, field, errors } = useSchemaForm({ id: 'later', result, values: { date, notes } });
  return (
    <div className="pb-12">
      <Breadcrumbs
        label={t('breadcrumbs')}
        crumbs={[{ label: t('back'), href: links.to('checkout') }, { label: title }]}
      />
      <PageHeading title={title} lead={t('lead')} />
      <ErrorSummary title={t('common:checkForm')} errors={listErrors(errors)} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Form
          {...getFormProps(form)}
          method="get"
          action={`${links.to('checkout-later')}#${MESSAGE_ID}`}
          noValidate
          className="grid max-w-prose gap-5"
        >
          <TextField {...field('date')} type="date" label={t('date')} hint={hint} min={from} max={to} required />
          <TextArea {...field('notes')} label={t('notes')} hint={t('notesHint')} rows={3} />
          <p className="text-small text-muted">{t('list', { size })}</p>
          <div>
            <Button type="submit" size="large" variant={message ? 'outline' : 'primary'}>
              {t(message ? 'again' : 'make')}
            </Button>
          </div>
        </Form>
        {message && <Message message={message} listName={listName} />}
      </div>
    </div>
  );
}

function Message({ message, listName }: { message: MessageView; listName: string }) {
  const { t } = useTranslation('later');
  return (
    <section
      id={MESSAGE_ID}
      tabIndex={-1}
      aria-labelledby="message-title"
      className="-mx-3.5 grid gap-3 bg-surface px-3.5 py-5 outline-none md:mx-0 md:rounded-lg md:px-5"
    >
      <h2 id="message-title" className="text-section font-semibold">
        {t('message')}
      </h2>
      <p className="text-small text-muted">{t('to', { person: message.person })}</p>
      <TextArea
        key={message.text}
        name="text"
        label={t('message')}
        quietLabel
        readOnly
        rows={10}
        defaultValue={message.text}
        className="text-small"
      />
      <MessageActions message={message} labels={{ long: t('linkTooLong') }} />
      <div className="border-t border-border pt-4">
        <SaveListForm name={listName} />
      </div>
    </section>
  );
}
