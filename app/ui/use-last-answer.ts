import { useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';

/** The answer to the form that was last sent from this page. To the router a link within the page, or reading it anew, ends that answer; here the next form does. */
export function useLastAnswer<T>() {
  const answer = useActionData<T>();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isSending = useNavigation().formMethod !== undefined;
  const [last, setLast] = useState({ answer, page, isSending });
  if (isSending !== last.isSending) setLast(isSending ? { ...last, isSending } : { answer, page, isSending });
  return answer ?? (last.page === page ? last.answer : undefined);
}
