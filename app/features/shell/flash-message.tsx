import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { MessageArea } from '~/ui/message';
import { SubmitButton } from '~/ui/submit-button';

export interface FlashView {
  readonly id: string;
  readonly text: string;
  readonly title?: string | undefined;
  readonly variant: 'default' | 'destructive';
  readonly undo?: { readonly label: string; readonly action: string; readonly fields: Readonly<Record<string, string>> } | undefined;
}

/** What the last act did: a toast, and without scripts a notice at the top of the page. */
export function FlashMessage({ flash }: { flash: FlashView | null }) {
  const { t } = useTranslation('shell');
  const message = flash && {
    id: flash.id,
    tone: flash.variant === 'destructive' ? ('danger' as const) : ('success' as const),
    title: flash.title,
    text: flash.text,
    action: flash.undo && <UndoForm undo={flash.undo} />,
  };
  return <MessageArea message={message} words={{ area: t('toastArea'), one: t('toast'), close: t('words:close') }} />;
}

/** The button that takes an act back. */
export function UndoForm({ undo }: { undo: NonNullable<FlashView['undo']> }) {
  const { t } = useTranslation();
  return (
    <Form method="post" action={undo.action}>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton look="outline" mark={undo.fields} pendingLabel={t('words:sending')}>{undo.label}</SubmitButton>
    </Form>
  );
}
