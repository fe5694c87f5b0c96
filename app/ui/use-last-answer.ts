import { useActionData } from '@remix-run/react';
import { useState } from 'react';
import { useOwnAddress } from '~/links-hook';
import { useSettledForms } from './settled-forms';

/** The answer to the form that was last sent from this page. To the router a link within the page, or reading it anew, ends that answer; here the next form does. */
export function useLastAnswer<T>() {
  const answer = useActionData<T>();
  const page = useOwnAddress();
  const settled = useSettledForms();
  const [last, setLast] = useState({ answer, page, settled });
  const isNew = answer !== undefined && answer !== last.answer;
  if (isNew || settled !== last.settled) setLast({ answer, page, settled });
  return answer ?? (last.page === page ? last.answer : undefined);
}
