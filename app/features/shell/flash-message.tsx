import { useTranslation } from 'react-i18next';
import { CarriedForm, EnterButton } from '~/ui/carried-form';
import { MessageArea } from '~/ui/message';

export interface FlashView {
  readonly id: string;
  readonly text: string;
  readonly title?: string | undefined;
  readonly variant: 'default' | 'destructive';
  readonly undo?:
    { readonly label: string; readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined;
}

type Props = {
  flash: FlashView | null;
  /** Id of a form on the page whose choices must not be lost with what the message offers. */
  carrier?: string | undefined;
};

/** What the last act did: a toast, and without scripts a notice at the top of the page. */
export function FlashMessage({ flash, carrier }: Props) {
  const { t } = useTranslation('shell');
  const message = flash && {
    id: flash.id,
    tone: flash.variant === 'destructive' ? ('danger' as const) : ('success' as const),
    title: flash.title,
    text: flash.text,
    action: flash.undo && <UndoForm undo={flash.undo} carrier={carrier} />,
  };
  return <MessageArea message={message} words={{ area: t('toastArea'), one: t('toast'), close: t('words:close') }} />;
}

/** The button that takes an act back. */
export function UndoForm({ undo, carrier }: Pick<Props, 'carrier'> & { undo: NonNullable<FlashView['undo']> }) {
  const { t } = useTranslation();
  return (
    <CarriedForm
      action={undo.action}
      carrier={carrier}
      fields={undo.fields}
      button={{ look: 'outline', pendingLabel: t('words:sending'), children: undo.label }}
    >
      <EnterButton form={carrier} />
    </CarriedForm>
  );
}
