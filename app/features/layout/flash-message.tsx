import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '@remix-run/react';
import { useBrowserMessage, type BrowserMessage } from '~/browser/messages';
import { DefaultSubmit, EmbeddedForm } from '~/ui/embedded-form';
import { FormKey } from '~/ui/form-key';
import { MessageArea } from '~/ui/message';

export type FlashView = BrowserMessage;

type Props = {
  /** What the page's document or data brought. */
  flash: FlashView | null;
  /** Id of a form on the page whose choices must not be lost with what the message offers. */
  carrier?: string | undefined;
  /** It is shown elsewhere for the time being. */
  isElsewhere?: boolean;
};

/** What the last act did: a toast, and without scripts a notice at the top of the page. */
export function FlashMessage({ flash, carrier, isElsewhere = false }: Props) {
  const { t } = useTranslation('layout');
  const last = useLastMessage(flash);
  const message = last &&
    !isElsewhere && {
      id: last.id,
      tone: last.variant === 'destructive' ? ('danger' as const) : ('success' as const),
      title: last.title,
      text: last.text,
      action: last.undo && <UndoForm undo={last.undo} carrier={carrier} />,
    };
  return (
    <MessageArea
      message={message || null}
      labels={{ area: t('toastArea'), one: t('toast'), close: t('common:close') }}
    />
  );
}

/** The newer one of what came with the page and what was told in it; the former goes with its page. */
function useLastMessage(flash: FlashView | null): FlashView | null {
  const told = useBrowserMessage();
  const { key } = useLocation();
  const [last, setLast] = useState({ flash, told, key, message: flash });
  const isFlash = flash !== null && flash.id !== last.flash?.id;
  const isTold = told !== last.told;
  const isLeft = key !== last.key && last.message === last.flash;
  if (isFlash || isTold || isLeft) setLast({ flash, told, key, message: isTold ? told : flash });
  return last.message;
}

/** The button that takes an act back. */
export function UndoForm({ undo, carrier }: Pick<Props, 'carrier'> & { undo: NonNullable<FlashView['undo']> }) {
  const { t } = useTranslation();
  return (
    <EmbeddedForm
      fetcherKey="undo"
      action={undo.action}
      carrier={carrier}
      fields={undo.fields}
      button={{ look: 'outline', pendingLabel: t('common:sending'), children: undo.label }}
    >
      <FormKey />
      <DefaultSubmit form={carrier} />
    </EmbeddedForm>
  );
}
