import { useFetcher, useSubmit } from '@remix-run/react';
import { type ComponentPropsWithoutRef, type FormEvent, useEffect, useRef, useState } from 'react';
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

/**
 * A form sent by a fetcher; the same submission again while it is pending is ignored as a double tap. It listens to the
 * fetcher only while it waits for an answer: a page has many forms.
 */
export function FetcherForm({ fetcherKey, action, onAnswer, addFields, navigatingButton, children, ...form }: Props) {
  const submit = useSubmit();
  const [sent, setSent] = useState<FormData>();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter && submitter.name !== '' && submitter.name === navigatingButton) {
      if (sent === undefined) submit(submitter, { method: 'post', action });
      return;
    }
    const body = new FormData(event.currentTarget);
    if (submitter && submitter.name !== '') body.append(submitter.name, submitter.value);
    for (const [name, value] of Object.entries(addFields?.(body) ?? {})) body.set(name, value);
    body.set(FETCHER_KEY_NAME, fetcherKey);
    if (sent && textOf(sent) === textOf(body)) return;
    setSent(body);
    // Rendered at once, so that a second press finds the form pending.
    submit(body, { method: 'post', action, navigate: false, fetcherKey, preventScrollReset: true, flushSync: true });
  };
  return (
    <form {...form} method="post" action={action} data-fetcher-key={fetcherKey} onSubmit={onSubmit}>
      <AccountField />
      {children}
      {sent && (
        <Pending
          fetcherKey={fetcherKey}
          onAnswer={(answer) => {
            if (!isNetworkErrorData(answer)) onAnswer?.(answer, sent);
          }}
          onEnd={() => setSent(undefined)}
        />
      )}
    </form>
  );
}

type PendingProps = {
  fetcherKey: string;
  onAnswer: (answer: unknown) => void;
  onEnd: () => void;
};

/** Tells of the answer when it comes, and of the end when the page with it is there, or when there was none. */
function Pending({ fetcherKey, onAnswer, onEnd }: PendingProps) {
  const { state, data } = useFetcher({ key: fetcherKey });
  const last = useRef(data);
  useEffect(() => {
    if (data !== last.current) {
      last.current = data;
      if (data !== undefined) onAnswer(data);
    }
    if (state === 'idle') onEnd();
  });
  return null;
}

function textOf(form: FormData): string {
  return JSON.stringify([...form]);
}
