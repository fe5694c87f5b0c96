import type { ComponentProps, ReactNode } from 'react';
import { FetcherForm } from './fetcher-form';
import { SubmitButton } from './submit-button';
import { useHydrated } from './use-hydrated';

/** Name of a submit button that stands for a form embedded in the one it sends; its value is the fields of that form. */
export const EMBEDDED_INTENT_NAME = 'embeddedIntent';

/** The button that Enter presses in a form whose first button would be an embedded form's. */
export function DefaultSubmit({ form }: { form: string | undefined }) {
  if (useHydrated() || form === undefined) return null;
  return (
    <button
      type="submit"
      form={form}
      name={EMBEDDED_INTENT_NAME}
      value=""
      formNoValidate
      tabIndex={-1}
      aria-hidden
      className="sr-only"
    />
  );
}

interface Embedding {
  /** Id of the form that is sent in place of this one: the fields inside belong to it. */
  readonly form: string | undefined;
  /** Attributes of a further button, which sends one field more. */
  readonly buttonFor: (name: string, value: string) => ComponentProps<'button'>;
}

/** Where embedded forms go, and what is told of their answers. */
export interface EmbeddedFormTarget {
  readonly action: string;
  /** Id of a form on the page which without scripts is sent in place of this one, so that nothing typed there is lost. */
  readonly carrier?: string | undefined;
  readonly onAnswer?: ComponentProps<typeof FetcherForm>['onAnswer'];
}

type Props = EmbeddedFormTarget & {
  fetcherKey: string;
  /** What is sent; a repeated field in pairs. */
  fields: Readonly<Record<string, string>> | [name: string, value: string][];
  className?: string | undefined;
  button?: Omit<ComponentProps<typeof SubmitButton>, 'mark'> | undefined;
  children?: ReactNode | ((embedding: Embedding) => ReactNode);
};

/** A small form of known fields, mostly one button, inside the area of a larger one: HTML nests no forms. */
export function EmbeddedForm({ action, carrier, onAnswer, fetcherKey, fields, className, button, children }: Props) {
  const form = useHydrated() ? undefined : carrier;
  const all = [...new URLSearchParams(fields)];
  const embed = (more: string[][]) => ({
    form,
    name: EMBEDDED_INTENT_NAME,
    value: new URLSearchParams([...all, ...more]).toString(),
    formNoValidate: true,
  });
  const buttonFor = (name: string, value: string) => (form === undefined ? { name, value } : embed([[name, value]]));
  return (
    <FetcherForm fetcherKey={fetcherKey} action={action} onAnswer={onAnswer} className={className}>
      {all.map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      {typeof children === 'function' ? children({ form, buttonFor }) : children}
      {/* Of a repeated field a mark knows the first. */}
      {button && (
        <SubmitButton
          mark={Object.fromEntries([...all].reverse())}
          {...button}
          {...(form !== undefined && embed([]))}
        />
      )}
    </FetcherForm>
  );
}
