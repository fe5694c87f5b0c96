import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_FORM_ID, PRICE_LIST_ID } from '~/ui/typed-forms';

type Props = {
  light: boolean;
  /** Where the form is sent. */
  action: string;
  /** The page to come back to. */
  to: string;
};

/** Says whether light mode is on, and switches it: always a full load, for it decides what the page is made of. */
export function LightSwitch({ light, action, to }: Props) {
  const { t } = useTranslation('shell');
  return (
    <form method="post" action={action} onSubmit={bringTyped} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <input type="hidden" name="to" value={to} />
      <p className="min-w-0 text-small text-frame-soft sm:flex-1">{t(light ? 'lightIsOn' : 'lightIsOff')}</p>
      <button
        type="submit"
        name="light"
        value={light ? 'off' : 'on'}
        className="min-h-target rounded border border-frame-line px-4 text-left text-small font-medium hover:bg-frame-line"
      >
        {t(light ? 'lightTurnOff' : 'lightTurnOn')}
      </button>
    </form>
  );
}

/** What is typed on the page goes along with the switch. */
function bringTyped(event: FormEvent<HTMLFormElement>): void {
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
