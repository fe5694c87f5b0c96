import type { FlashDraft } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import { wholePacksWithin } from '~server/domain/quantity';
import type { ListResult } from '~server/domain/rejected-line';
import type { CartOutcome } from '../model/cart-outcome';
import { addLineFields } from '../view/cart-view';
import {
  describeAllDone,
  describeDone,
  explainOutcome,
  explainUnpriced,
  toRejection,
  toSentence,
} from './outcome-words.server';

export interface CartActionData extends ListResult {
  readonly ok: boolean;
  /** What was done, where all was. */
  readonly message?: FlashDraft | undefined;
  /** The errors as a message, for a page that no longer shows the form. */
  readonly messageIfGone?: FlashDraft | undefined;
}

/** Action data of what became of the lines. @param doneText says that all was done, where it is not said line by line */
export function toCartActionData(ctx: RequestContext, outcomes: readonly CartOutcome[], doneText?: string) {
  const done = outcomes.filter(({ kind }) => kind === 'done');
  if (done.length === outcomes.length) return toDoneData(ctx, done, doneText);
  const atLine = outcomes.filter(isToldAtLine);
  const added = done.filter(({ verb }) => verb === 'add');
  const result = {
    rejected: atLine.map((outcome) => toRejection(ctx, outcome)),
    text: describeAllDone(ctx, added),
    ...(added.length > 1 && { added: added.map((outcome) => describeDone(ctx, outcome)) }),
  };
  const message = explainForm(ctx, outcomes, done);
  if (message === '') return toErrorData(result);
  const lost = outcomes.find(({ kind }) => kind === 'lost');
  return toErrorData({ ...result, error: { message, typed: [], lost: lost && lineToRestore(lost) } });
}

export function formError(message: string, typed: NonNullable<ListResult['error']>['typed'] = []): CartActionData {
  return toErrorData({ rejected: [], text: '', error: { message, typed } });
}

function toDoneData(ctx: RequestContext, done: readonly CartOutcome[], doneText?: string): CartActionData {
  const substitutes = done.filter(({ verb }) => verb === 'split');
  const text = doneText ?? describeAllDone(ctx, substitutes.length > 0 ? substitutes : done);
  if (text === '') return { ok: true, rejected: [], text: '' };
  const [first] = done;
  const undo = doneText === undefined &&
    first?.verb === 'remove' && {
      label: ctx.t('cart:undoRemoval'),
      action: ctx.links.to('checkout'),
      fields: addLineFields({ productId: first.productId, quantity: first.before }),
    };
  return { ok: true, rejected: [], text: '', message: { text, ...(undo && { undo }) } };
}

/** Lists each error once. */
function toErrorData(result: ListResult): CartActionData {
  const rejections = result.rejected.map(({ name, message }) => `${name}: ${message}`);
  const texts = [result.text, ...rejections, result.error?.message].filter(Boolean);
  return { ...result, ok: false, messageIfGone: { variant: 'destructive', text: [...new Set(texts)].join('\n') } };
}

function isToldAtLine({ verb, kind, why }: CartOutcome): boolean {
  if (kind === 'done') return false;
  return (
    verb === 'add' || (verb === 'change' && kind === 'refused' && why?.kind !== 'gone' && why?.kind !== 'changedAgain')
  );
}

/** What no line can say: how far the form came, and what ended it. */
function explainForm(ctx: RequestContext, outcomes: readonly CartOutcome[], done: readonly CartOutcome[]): string {
  const ofForm = outcomes.filter((each) => each.why && !isToldAtLine(each));
  const ends = ofForm.filter(({ verb }) => verb !== 'reprice');
  const isSplit = ({ verb }: CartOutcome) => verb === 'split';
  const isChange = ({ verb }: CartOutcome) => verb === 'change' || verb === 'remove' || verb === 'reprice';
  const changed = done.filter(isChange).length;
  const progress = { done: changed, all: outcomes.filter(isChange).length };
  const texts = [
    toSentence(describeAllDone(ctx, done.filter(isSplit))),
    ends.length > 0 && changed > 0 ? ctx.t('cart:doneBefore', progress) : '',
    ends.length > 0 ? ends.map((each) => explainOutcome(ctx, each)).join('. ') : explainUnpriced(ctx, ofForm),
  ];
  return texts.filter(Boolean).join(' ');
}

/** A lost line with the pieces to add again; 0 when there are none or it may still be there. */
function lineToRestore({ productId, packSize, before, why }: CartOutcome) {
  if (why?.kind === 'cartUnread') return { productId, quantity: 0 };
  const left = why?.kind === 'soldOut' ? wholePacksWithin(why.available, packSize) : before;
  return { productId, quantity: Math.min(left, before) };
}
