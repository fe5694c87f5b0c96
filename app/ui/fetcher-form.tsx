import { useFetcher, useSubmit } from '@remix-run/react';
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef } from 'react';
import { AccountField } from './account-field';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { isNetworkErrorData } from '~/browser/network/network-error';

type Props = Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'action' | 'onSubmit'> & {
  /** Forms with the same key share a fetcher: the last submission counts. */
  fetcherKey: string;
  /** Without JavaScript the form is posted there and the response is a page. */
  action: string;
  /** Called with each response and the form it belongs to. */
  onAnswer?: ((answer: unknown, form: FormData) => void) | undefined;
  /** Fields for the page itself while the form is pending. */
  addFields?: ((form: FormData) => Readonly<Record<string, string>>) | undefined;
  /** Name of the submit buttons that navigate. */
  navigatingButton?: string;
};

/** A form sent by a fetcher; the same submission again while it is pending is ignored as a double tap. */
export function FetcherForm({ fetcherKey, action, onAnswer, addFields, navigatingButton, children, ...form }: Props) {
  const fetcher = useFetcher({ key: fetcherKey });
  const navigate = useSubmit();
  const { state, data, formData } = fetcher;
  const sent = useRef<FormData>();
  const lastData = useRef(data);
  useEffect(() => {
    if (data === lastData.current) return;
    lastData.current = data;
    const sentForm = sent.current;
    if (!sentForm || data === undefined) return;
    sent.current = undefined;
    if (!isNetworkErrorData(data)) onAnswer?.(data, sentForm);
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter && submitter.name !== '' && submitter.name === navigatingButton) {
      if (state === 'idle') navigate(submitter, { method: 'post', action });
      return;
    }
    const body = new FormData(event.currentTarget);
    if (submitter && submitter.name !== '') body.append(submitter.name, submitter.value);
    for (const [name, value] of Object.entries(addFields?.(body) ?? {})) body.set(name, value);
    body.set(FETCHER_KEY_NAME, fetcherKey);
    if (formData && textOf(formData) === textOf(body)) return;
    sent.current = body;
    // Rendered at once, so that a second press finds the form pending.
    fetcher.submit(body, { method: 'post', action, preventScrollReset: true, flushSync: true });
  };
  return (
    <form {...form} method="post" action={action} data-fetcher-key={fetcherKey} onSubmit={onSubmit}>
      <AccountField />
      {children}
    </form>
  );
}

function textOf(form: FormData): string {
  return JSON.stringify([...form]);
}
