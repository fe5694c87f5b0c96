import { useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { isNetworkErrorData } from '~/browser/network/network-error';

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

/** Action data that survive links within the page and revalidation, until the next form is sent. A network error leaves them. */
export function useStickyActionData<Action>(): ActionDataOf<Action> | undefined {
  const data = useActionData() as ActionDataOf<Action> | undefined;
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isSending = useNavigation().formMethod === 'POST';
  const [last, setLast] = useState({ data, page, isSending, isAnswered: false });
  const isAnswer = data !== undefined && !isNetworkErrorData(data);
  // A navigation without action data has replaced the page, unless a link within the page interrupted the revalidation.
  const isSettled = last.isSending && !isSending && data === undefined && !last.isAnswered;
  if (isAnswer && (data !== last.data || page !== last.page)) setLast({ data, page, isSending, isAnswered: isSending });
  else if (isSending !== last.isSending)
    setLast({ ...last, isSending, isAnswered: false, ...(isSettled && { data: undefined }) });
  if (isAnswer) return data;
  return last.page === page && !isNetworkErrorData(last.data) ? last.data : undefined;
}
