import { Form } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import { SubmitButton } from './submit-button';
import { useScripts } from './use-scripts';

/** Name of a button that stands for a form beside the one it sends; its value is the fields of that form. */
export const ACT_NAME = 'cartAct';

/**
 * Enter in a field presses the first button of its form. Where that is one that carries another form, this stands before it, unseen: it stands for
 * the field itself.
 */
export function EnterButton({ form }: { form: string | undefined }) {
  if (useScripts() || form === undefined) return null;
  return (
    <button
      type="submit"
      form={form}
      name={ACT_NAME}
      value=""
      formNoValidate
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}

interface Way {
  /** Id of the carrier where that is what is sent: of the fields around the button only its own are. */
  readonly form: string | undefined;
  /** Attributes of a further button, which sends one field more. */
  readonly press: (name: string, value: string) => ComponentProps<'button'>;
}

type Props = {
  action: string;
  /** Id of a form on the page which without scripts is sent in place of this one, so that nothing typed there is lost. */
  carrier?: string | undefined;
  /** What is sent; a repeated field in pairs. */
  fields: Readonly<Record<string, string>> | [name: string, value: string][];
  className?: string | undefined;
  button?: Omit<ComponentProps<typeof SubmitButton>, 'mark'> | undefined;
  children?: ReactNode | ((way: Way) => ReactNode);
};

/** A small form of known fields, mostly one button, that a larger form beside it may carry. */
export function CarriedForm({ action, carrier, fields, className, button, children }: Props) {
  const form = useScripts() ? undefined : carrier;
  const all = [...new URLSearchParams(fields)];
  const carry = (more: string[][]) => ({
    form,
    name: ACT_NAME,
    value: new URLSearchParams([...all, ...more]).toString(),
    formNoValidate: true,
  });
  const press = (name: string, value: string) => (form === undefined ? { name, value } : carry([[name, value]]));
  return (
    <Form method="post" action={action} preventScrollReset className={className}>
      {all.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {typeof children === 'function' ? children({ form, press }) : children}
      {/* Of a repeated field a mark knows the first. */}
      {button && (
        <SubmitButton
          mark={Object.fromEntries([...all].reverse())}
          {...button}
          {...(form !== undefined && carry([]))}
        />
      )}
    </Form>
  );
}
