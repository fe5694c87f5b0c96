import { data } from '@remix-run/node';
import * as z from 'zod';
import {
  findRecordKey,
  loadRecord,
  saveRecord,
  type AccountRecord,
  type RecordKind,
} from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { toShareView } from '~/data/share.server';
import { textIn } from '~server/domain/form-fields';
import { faults, parseReceived, type CountRefusal, type ReceivedCount } from '~server/domain/receipt';
import { isFilled, typedCounts } from '~server/domain/receipt-form';
import type { ReceiptActionData } from './receiving-view';

const LINK_HOURS = 48;

const line = z.object({
  itemId: z.string(),
  name: z.string(),
  manufacturer: z.string().nullable(),
  /** Pieces of the invoice, or of the order while there is none. */
  expected: z.number(),
  came: z.number().nullable(),
  bad: z.number(),
  fault: z.enum(faults).nullable(),
});
export type ReceiptLine = z.output<typeof line>;
/** A line before it is counted. */
export type ExpectedLine = Omit<ReceiptLine, 'came' | 'bad' | 'fault'>;

export const uncounted: ReceivedCount = { came: null, bad: 0, fault: null };

const receipt = z.object({ title: z.string(), isByLink: z.boolean(), lines: z.array(line) });
export type Receipt = z.output<typeof receipt>;
export type ReceiptRecord = AccountRecord<Receipt | null>;

/** What came of an order. @param account key of its owner; that of the request by default */
export function receiptOf(orderId: string, account?: string): RecordKind<Receipt | null> {
  return { kind: `receipt ${orderId}`, account, schema: receipt.nullable(), empty: null };
}

const link = z.tuple([z.string(), z.string(), z.number()]);

/** The receipt that a sealed link opens; null for one that is changed, foreign or expired. @throws WholesaleError (`store`) */
export async function loadSharedReceipt(ctx: RequestContext, token: string) {
  const text = await ctx.services.receiptLinkEncrypter.decrypt(token);
  if (text === null) return null;
  const [account, orderId = '', until = 0] = link.safeParse(JSON.parse(text)).data ?? [];
  if (until < Date.now()) return null;
  const kind = receiptOf(orderId, account);
  const { value, version } = await loadRecord(ctx, kind);
  return value && { kind, value, version };
}

type TypedCounts = ReturnType<typeof typedCounts>;

interface Posted {
  readonly kind: RecordKind<Receipt | null>;
  readonly title: string;
  readonly expected: readonly ExpectedLine[];
  readonly isByLink: boolean;
}

/** Saves the boxes of a form: only over the version that it was made of, and only when each can be read. */
export async function saveReceipt(ctx: RequestContext, form: FormData, { kind, title, expected, isByLink }: Posted) {
  const isAllHere = textIn(form, 'intent') === 'allHere';
  const version = Number(textIn(form, 'version'));
  const typed = typedCounts(form);
  const counted = expected.flatMap((each) => {
    const boxes = typed[each.itemId];
    return boxes ? [{ ...each, ...parseLine(boxes, each.expected, isAllHere) }] : [];
  });
  const errors = counted.flatMap((each) => {
    if (!('problem' in each)) return [];
    const { itemId, name, box, problem } = each;
    return [{ itemId, name, box, message: ctx.t(`receiving:problem.${problem}`) }];
  });
  if (errors.length > 0) return data<ReceiptActionData>({ typed, errors, version }, { status: 422 });
  const lines = counted.filter((each): each is ReceiptLine => !('problem' in each));
  const change = (kept: Receipt | null) => {
    const all = [...expected.map((each) => ({ ...each, ...uncounted })), ...(kept?.lines ?? []), ...lines];
    return { title, isByLink, lines: [...new Map(all.map((each) => [each.itemId, each])).values()] };
  };
  const outcome = await saveRecord(ctx, kind, change, version);
  if (outcome === 'written') return null;
  if (outcome === 'conflict') return askAgain(ctx, typed, (await loadRecord(ctx, kind)).value);
  return refuse(ctx, outcome, { typed, version });
}

function refuse({ t }: RequestContext, outcome: 'tooLarge' | 'unavailable', kept: ReceiptActionData = {}) {
  const errors = [{ message: t(`receiving:refusal.${outcome}`) }];
  return data<ReceiptActionData>({ ...kept, errors }, { status: outcome === 'tooLarge' ? 422 : 503 });
}

/** Boxes that were filled, beside what another device has saved in them meanwhile, which stands in the empty ones. */
function askAgain({ t }: RequestContext, typed: TypedCounts, saved: Receipt | null) {
  const filled = Object.entries(typed).filter(([, boxes]) => isFilled(boxes));
  const errors = filled.flatMap(([itemId, boxes]) => {
    const kept = saved?.lines.find((each) => each.itemId === itemId);
    if (!kept || (boxes.came === String(kept.came ?? '') && boxes.bad === String(kept.bad || ''))) return [];
    const message = t('receiving:savedMeanwhile', { came: kept.came ?? '–', bad: kept.bad });
    return [{ itemId, name: kept.name, message, box: 'came' as const }];
  });
  return data<ReceiptActionData>(
    { typed: Object.fromEntries(filled), errors: [{ message: t('receiving:conflict') }, ...errors] },
    { status: 409 },
  );
}

/** Nobody confirms a quantity that the page did not show. */
function parseLine(typed: TypedCounts[string], expected: number, isAllHere: boolean): ReceivedCount | CountRefusal {
  const isOther = typed.expected !== '' && typed.expected !== String(expected);
  if (isAllHere && isOther && typed.came.trim() === '') return { problem: 'changed', box: 'came' };
  return parseReceived(typed, expected, isAllHere);
}

/** A sealed link to the boxes of an order, for an assistant. @throws WholesaleError when the account cannot be loaded */
export async function shareReceipt(ctx: RequestContext, orderId: string, title: string) {
  const account = await findRecordKey(ctx);
  if (account === null) return refuse(ctx, 'unavailable');
  const until = Date.now() + LINK_HOURS * 3_600_000;
  const token = await ctx.services.receiptLinkEncrypter.encrypt(JSON.stringify([account, orderId, until]));
  const lead = ctx.t('receiving:link.message', { title, hours: LINK_HOURS });
  const share = toShareView(ctx, {
    title: ctx.t('receiving:title'),
    lead,
    url: ctx.origin + ctx.links.to('received', { token }),
  });
  return data<ReceiptActionData>({ share });
}
