import { useActionData, useLocation, useNavigation } from '@remix-run/react';
import { useState } from 'react';

/** The answer to the form that was last sent from this page. To the router a link within the page, or reading it anew, ends that answer; here the next form does. */
export function useLastAnswer<T>() {
  const answer = useActionData<T>();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const isSending = useNavigation().formMethod !== undefined;
  const [last, setLast] = useState({ answer, page, isSending });
  // An answer that comes at once leaves no moment in which the page was rendered with its form on the way.
  const isNew = answer !== undefined && answer !== last.answer;
  if (isNew || isSending !== last.isSending)
    setLast(isNew || !isSending ? { answer, page, isSending } : { ...last, isSending });
  return answer ?? (last.page === page ? last.answer : undefined);
}
