import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '@remix-run/react';
import { useBrowserMessage, type BrowserMessage } from '~/browser/messages';
import { DefaultSubmit, EmbeddedForm } from '~/ui/forms/embedded-form';
import { FormKey } from '~/ui/forms/form-key';
import { MessageArea } from '~/ui/overlays/message';

export type FlashView = BrowserMessage;

type Props = {
  flash: FlashView | null;
  /** Id of a form that is sent with the undo form, so that nothing typed is lost. */
  outerFormId?: string | undefined;
  /** Another part of the page shows it. */
  isElsewhere?: boolean;
};

/** The last message: a toast, without JavaScript a notice at the top. */
export function FlashMessage({ flash, outerFormId, isElsewhere = false }: Props) {
  const { t } = useTranslation('layout');
  const last = useLastMessage(flash);
  const message = last &&
    !isElsewhere && {
      id: last.id,
      tone: last.variant === 'destructive' ? ('danger' as const) : ('success' as const),
      title: last.title,
      text: last.text,
      action: last.undo && <UndoForm undo={last.undo} outerFormId={outerFormId} />,
    };
  return (
    <MessageArea
      message={message || null}
      labels={{ area: t('toastArea'), one: t('toast'), close: t('common:close') }}
    />
  );
}

/** The newer of the page's message and the browser's. */
function useLastMessage(flash: FlashView | null): FlashView | null {
  const browserMessage = useBrowserMessage();
  const { key } = useLocation();
  const [last, setLast] = useState({ flash, browserMessage, key, message: flash });
  const isFlash = flash !== null && flash.id !== last.flash?.id;
  const isNewBrowserMessage = browserMessage !== last.browserMessage;
  const isLeft = key !== last.key && last.message === last.flash;
  if (isFlash || isNewBrowserMessage || isLeft)
    setLast({ flash, browserMessage, key, message: isNewBrowserMessage ? browserMessage : flash });
  return last.message;
}

export function UndoForm({ undo, outerFormId }: Pick<Props, 'outerFormId'> & { undo: NonNullable<FlashView['undo']> }) {
  const { t } = useTranslation();
  return (
    <EmbeddedForm
      fetcherKey="undo"
      action={undo.action}
      outerFormId={outerFormId}
      fields={undo.fields}
      button={{ variant: 'outline', pendingLabel: t('common:sending'), children: undo.label }}
    >
      <FormKey />
      <DefaultSubmit form={outerFormId} />
    </EmbeddedForm>
  );
}
