import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useOwnAddress } from '~/links-hook';
import { textsIn } from '~/trade/form-texts';
import type { ListAnswer } from '~/trade/refused-line';
import { readSplit } from '~/trade/split-shortage';
import { withChosen, withoutChosen } from './chosen-lines';

export interface ListAnswerSoFar extends ListAnswer {
  /** The last that refused something. */
  readonly from: ListAnswer | undefined;
}

export type OnAnswer = (answer: unknown, form: FormData) => void;

/**
 * The answers to the forms of a page of products, as one: what was refused stays until its product is sent again or the page is another.
 * @param documentAnswer what the page itself was answered with, without scripts or before them
 */
export function useListAnswer(documentAnswer: ListAnswer | undefined) {
  const address = useOwnAddress();
  const navigate = useNavigate();
  // What is filled in on other pages of the list is no other page.
  const page = withChosen(address, []);
  const [last, setLast] = useState({ page, documentAnswer, answer: startWith(documentAnswer) });
  if (last.page !== page || last.documentAnswer !== documentAnswer)
    setLast({ page, documentAnswer, answer: startWith(documentAnswer) });
  const onAnswer: OnAnswer = (answer, form) => {
    const { refused } = answer as ListAnswer;
    setLast((before) => ({ ...before, answer: joinAnswers(before.answer, answer as ListAnswer, form) }));
    const settled = productsOf(form).filter((id) => !refused.some(({ productId }) => productId === id));
    const left = withoutChosen(address, settled);
    if (left !== withoutChosen(address, [])) navigate(left, { replace: true, preventScrollReset: true });
  };
  return { answer: last.answer, onAnswer };
}

function startWith(answer: ListAnswer | undefined): ListAnswerSoFar | undefined {
  return answer && { ...answer, from: answer };
}

function joinAnswers(
  before: ListAnswerSoFar | undefined,
  answer: ListAnswer,
  form: FormData,
): ListAnswerSoFar | undefined {
  const answered = productsOf(form);
  const kept = before?.refused.filter(({ productId }) => !answered.includes(productId)) ?? [];
  const refused = [...kept, ...answer.refused];
  const isRefused = answer.refused.length > 0 || answer.fault !== undefined;
  if (!isRefused && refused.length === 0) return undefined;
  return { ...answer, refused, from: isRefused ? answer : before?.from };
}

/** Products whose refusal a form answers: those it names, and the one that a split makes up for. */
function productsOf(form: FormData): string[] {
  const split = textsIn(form, 'split').flatMap((field) => readSplit(field).slice(0, 1));
  return [...textsIn(form, 'productId'), ...split.map(({ productId }) => productId)];
}
