import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_FORM_ID, PRICE_LIST_ID } from '~/ui/forms/form-ids';

/** Switches lite mode; a full page load, since it decides what the page consists of. */
export function LiteSwitch({ lite, action, to }: { lite: boolean; action: string; to: string }) {
  const { t } = useTranslation('layout');
  return (
    <form
      method="post"
      action={action}
      onSubmit={addTypedFields}
      className="flex flex-wrap items-center gap-x-6 gap-y-2"
    >
      <input type="hidden" name="to" value={to} />
      <p className="min-w-0 text-small text-header-muted sm:flex-1">{t(lite ? 'lightIsOn' : 'lightIsOff')}</p>
      <button
        type="submit"
        name="light"
        value={lite ? 'off' : 'on'}
        className="min-h-target rounded border border-header-border px-4 text-left text-small font-medium hover:bg-header-border"
      >
        {t(lite ? 'lightTurnOff' : 'lightTurnOn')}
      </button>
    </form>
  );
}

/** Sends what is typed on the page along. */
function addTypedFields(event: FormEvent<HTMLFormElement>): void {
  const own: HTMLFormElement = event.currentTarget;
  own.addEventListener(
    'formdata',
    ({ formData }) => {
      for (const form of document.querySelectorAll<HTMLFormElement>(`#${PRICE_LIST_ID}, #${ORDER_FORM_ID}`)) {
        for (const [name, value] of new FormData(form)) formData.append(name, value);
      }
    },
    { once: true },
  );
}
