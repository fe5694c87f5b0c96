import { useSubmit } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { useLinks } from '~/use-links';
import { EMBEDDED_INTENT_NAME } from '~/ui/forms/embedded-form';
import { useHydrated } from 'remix-utils/use-hydrated';

/** Opens the addresses of the profile. */
export function ToProfile(props: { href: string; children: string }) {
  return <LeaveButton {...props} className="text-leaf-ink underline underline-offset-4" />;
}

/** Opens another page and saves the order form for the way back. */
export function LeaveButton({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const submit = useSubmit();
  const action = useLinks().to('checkout');
  const hasScripts = useHydrated();
  const act = new URLSearchParams({ intent: 'leave', to: href }).toString();
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
      className={className}
    >
      {children}
    </button>
  );
}
