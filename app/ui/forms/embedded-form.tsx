import type { ComponentProps, ReactNode } from 'react';
import { FetcherForm } from './fetcher-form';
import { SubmitButton } from './submit-button';
import { useHydrated } from 'remix-utils/use-hydrated';

/** Name of a submit button that sends an embedded form; its value holds that form's fields. */
export const EMBEDDED_INTENT_NAME = 'embeddedIntent';

/** The first submit button, which Enter presses: without it that would be an embedded form's. */
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
  /** Id of the outer form that the fields belong to. */
  readonly form: string | undefined;
  /** Attributes of a further submit button. */
  readonly buttonFor: (name: string, value: string) => ComponentProps<'button'>;
}

/** Where embedded forms are sent. `outerFormId` is the id of the outer form, which is sent in their place without JavaScript so that nothing typed is lost. */
export interface EmbeddedFormTarget {
  readonly action: string;
  readonly outerFormId?: string | undefined;
  readonly onAnswer?: ComponentProps<typeof FetcherForm>['onAnswer'];
}

type Props = EmbeddedFormTarget & {
  fetcherKey: string;
  /** A repeated field is given in pairs. */
  fields: Readonly<Record<string, string>> | [name: string, value: string][];
  className?: string | undefined;
  button?: Omit<ComponentProps<typeof SubmitButton>, 'mark'> | undefined;
  children?: ReactNode | ((embedding: Embedding) => ReactNode);
};

/** A small form inside the area of a larger one: HTML nests no forms. */
export function EmbeddedForm({
  action,
  outerFormId,
  onAnswer,
  fetcherKey,
  fields,
  className,
  button,
  children,
}: Props) {
  const form = useHydrated() ? undefined : outerFormId;
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
