import { Form as RouterForm } from '@remix-run/react';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { isInternalUrl } from './link';

type RouterProps = ComponentPropsWithoutRef<typeof RouterForm>;

type Props = Pick<
  RouterProps,
  | 'id'
  | 'role'
  | 'aria-label'
  | 'aria-labelledby'
  | 'className'
  | 'hidden'
  | 'tabIndex'
  | 'children'
  | 'onChange'
  | 'onInput'
  | 'onClick'
  | 'onClickCapture'
  | 'onKeyDown'
  | 'onKeyDownCapture'
  | 'onFocusCapture'
  | 'onSubmit'
  | 'preventScrollReset'
> & {
  method: 'get' | 'post';
  action: string;
};

/** Remix's form; on the server a plain one, which is faster. */
export const Form = forwardRef<HTMLFormElement, Props>(function Form({ preventScrollReset, ...form }, ref) {
  if (import.meta.env.SSR || !isInternalUrl(form.action)) return <form ref={ref} {...form} />;
  return (
    <RouterForm
      ref={ref}
      discover="none"
      {...(preventScrollReset === undefined ? {} : { preventScrollReset })}
      {...form}
    />
  );
});
