import { Form as RouterForm } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useCurrentUrl } from '~/use-links';
import { AccountField } from './account-field';

type Props = Omit<ComponentPropsWithoutRef<typeof RouterForm>, 'method' | 'action'> & {
  method: 'get' | 'post';
  /** A path of this site; the page itself by default. */
  action?: string;
};

/** Remix's form, with the account of the page where it is posted; on the server a plain one, which is faster. */
export const Form = forwardRef<HTMLFormElement, Props>(function Form(
  { preventScrollReset = false, action, children, ...rest },
  ref,
) {
  const page = useCurrentUrl();
  const form = { ref, ...rest, action: action ?? page };
  const content = (
    <>
      {rest.method === 'post' && <AccountField />}
      {children}
    </>
  );
  if (import.meta.env.SSR) return <form {...form}>{content}</form>;
  return (
    <RouterForm discover="none" preventScrollReset={preventScrollReset} {...form}>
      {content}
    </RouterForm>
  );
});
