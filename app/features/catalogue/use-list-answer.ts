import { useMemo, useState } from 'react';
import { useOwnAddress } from '~/links-hook';
import { textsIn } from '~/trade/form-texts';
import type { ListAnswer } from '~/trade/refused-line';
import { readSplit } from '~/trade/split-shortage';
import { useSettledForms } from '~/ui/settled-forms';

export interface HeardAnswer extends ListAnswer {
  /** The last that refused something. */
  readonly from: ListAnswer;
}

/** The answer to a list's last form, with what earlier ones refused: that stays until its product is sent again or the page is another. */
export function useListAnswer(answer: ListAnswer | undefined): HeardAnswer | undefined {
  const page = useOwnAddress();
  const settled = useSettledForms();
  const now = { page, answer, settled };
  const [heard, setHeard] = useState<Heard>({ ...now, from: answer, refused: answer?.refused ?? [] });
  if (heard.page !== page || heard.answer !== answer || heard.settled !== settled)
    setHeard({ ...now, ...hear(heard, now) });
  const { from, refused } = heard;
  return useMemo(
    () => (from && (answer || refused.length > 0) ? { text: '', ...answer, refused, from } : undefined),
    [answer, refused, from],
  );
}

interface Now {
  readonly page: string;
  readonly answer: ListAnswer | undefined;
  readonly settled: readonly FormData[];
}

interface Heard extends Now {
  readonly from: ListAnswer | undefined;
  readonly refused: ListAnswer['refused'];
}

function hear(heard: Heard, { page, answer, settled }: Now): Pick<Heard, 'from' | 'refused'> {
  if (heard.page !== page) return { from: answer, refused: answer?.refused ?? [] };
  const isNew = answer !== undefined && answer !== heard.answer;
  const answered = settled.slice(heard.settled.length).flatMap(settledBy);
  const again = answer?.refused.map(({ productId }) => productId) ?? [];
  const gone = isNew ? [...answered, ...again] : answered.filter((id) => !again.includes(id));
  const kept = heard.refused.filter(({ productId }) => !gone.includes(productId));
  return isNew ? { from: answer, refused: [...kept, ...answer.refused] } : { from: heard.from, refused: kept };
}

/** Products whose refusal a form answers: those it names, and the one that a split makes up for. */
function settledBy(form: FormData): string[] {
  const split = textsIn(form, 'split').flatMap((field) => readSplit(field).slice(0, 1));
  return [...textsIn(form, 'productId'), ...split.map(({ productId }) => productId)];
}
