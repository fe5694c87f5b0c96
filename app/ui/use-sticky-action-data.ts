import { useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { isNetworkErrorData } from '~/browser/network/network-error';

/** What an action gives its page as data, where it does not lead to another page. */
export type ActionDataOf<Action> = Action extends (...args: never[]) => Promise<infer Result>
  ? DataOf<Exclude<Result, Response>>
  : Action;
type DataOf<Result> = Result extends {
  readonly type: string;
  readonly init: ResponseInit | null;
  readonly data: infer Data;
}
  ? Data
  : Result;

/**
 * The action data of the form that was last sent from this page by a navigation. To the router a link within the page, or loading it again, ends them;
 * here the next form does. One that got no answer leaves them as they were.
 */
export function useStickyActionData<Action>(): ActionDataOf<Action> | undefined {
  const data = useActionData() as ActionDataOf<Action> | undefined;
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isSending = useNavigation().formMethod === 'POST';
  const [last, setLast] = useState({ data, page, isSending });
  const isAnswer = data !== undefined && !isNetworkErrorData(data);
  // A form whose page came without action data was answered by that page.
  const isSettled = last.isSending && !isSending && data === undefined;
  if (isAnswer && (data !== last.data || page !== last.page)) setLast({ data, page, isSending });
  else if (isSending !== last.isSending) setLast({ ...last, isSending, ...(isSettled && { data: undefined }) });
  if (isAnswer) return data;
  return last.page === page && !isNetworkErrorData(last.data) ? last.data : undefined;
}
