import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import { useCurrentUrl } from '~/use-links';
import { textsIn } from '~server/domain/form-fields';
import type { ListResult } from '~server/domain/rejected-line';
import { parseSplit } from '~server/domain/split-shortage';
import { withSelection, withoutChosen } from '../matrix/selection-params';

export interface ListAnswerSoFar extends ListResult {
  /** The last that refused something. */
  readonly from: ListResult | undefined;
}

export type OnAnswer = (answer: unknown, form: FormData) => void;

/**
 * The answers to the forms of a page of products, as one: what was refused stays until its product is sent again or the
 * page is another.
 * @param documentAnswer what the page itself was answered with, without scripts or before them
 */
export function useListActionData(documentAnswer: ListResult | undefined) {
  const address = useCurrentUrl();
  const navigate = useNavigate();
  // What is filled in on other pages of the list is no other page.
  const page = withSelection(address, []);
  const [last, setLast] = useState({ page, documentAnswer, answer: startWith(documentAnswer) });
  if (last.page !== page || last.documentAnswer !== documentAnswer)
    setLast({ page, documentAnswer, answer: startWith(documentAnswer) });
  const onAnswer: OnAnswer = (answer, form) => {
    const { rejected } = answer as ListResult;
    setLast((before) => ({ ...before, answer: joinAnswers(before.answer, answer as ListResult, form) }));
    const settled = productsOf(form).filter((id) => !rejected.some(({ productId }) => productId === id));
    const left = withoutChosen(address, settled);
    if (left !== withoutChosen(address, [])) navigate(left, { replace: true, preventScrollReset: true });
  };
  return { answer: last.answer, onAnswer };
}

function startWith(answer: ListResult | undefined): ListAnswerSoFar | undefined {
  return answer && { ...answer, from: answer };
}

function joinAnswers(
  before: ListAnswerSoFar | undefined,
  answer: ListResult,
  form: FormData,
): ListAnswerSoFar | undefined {
  const answered = productsOf(form);
  const stillRejected = before?.rejected.filter(({ productId }) => !answered.includes(productId)) ?? [];
  const isOne = textsIn(form, 'productId').length === 1;
  const refused = answer.rejected.map((line) => (isOne ? { ...line, isInPlace: true as const } : line));
  const rejected = [...stillRejected, ...refused];
  const isRejected = answer.rejected.length > 0 || answer.error !== undefined;
  if (!isRejected && rejected.length === 0) return undefined;
  return { ...answer, rejected, from: isRejected ? answer : before?.from };
}

/** Products whose rejection a form replaces: those it names, and the one that a split replaces. */
function productsOf(form: FormData): string[] {
  const split = textsIn(form, 'split').flatMap((field) => parseSplit(field).slice(0, 1));
  return [...textsIn(form, 'productId'), ...split.map(({ productId }) => productId)];
}
