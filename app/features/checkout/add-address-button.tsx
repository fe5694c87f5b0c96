import { useSubmit } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useLinks } from '~/use-links';
import { EMBEDDED_INTENT_NAME } from '~/ui/embedded-form';
import { useHydrated } from '~/ui/use-hydrated';

/** Opens the addresses of the profile and saves the order form for the way back. */
export function ToProfile({ href, children }: { href: string; children: string }) {
  const submit = useSubmit();
  const action = useLinks().to('checkout');
  const hasScripts = useHydrated();
  const act = new URLSearchParams({ intent: 'toProfile', to: href }).toString();
  const leave = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const fields = new FormData(form ?? undefined);
    // This submission does not place an order.
    fields.delete('intent');
    fields.set(EMBEDDED_INTENT_NAME, act);
    submit(fields, { method: 'post', action });
  };
  return (
    <button
      type={hasScripts ? 'button' : 'submit'}
      name={EMBEDDED_INTENT_NAME}
      value={act}
      formNoValidate
      onClick={hasScripts ? leave : undefined}
      className="text-leaf-ink underline underline-offset-4"
    >
      {children}
    </button>
  );
}
