import { data } from '@remix-run/node';
import * as z from 'zod';
import {
  findRecordKey,
  loadRecord,
  saveRecord,
  type AccountRecord,
  type RecordKind,
  type SaveOutcome,
} from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { toShareView } from '~/data/share.server';
import { textIn, textsIn } from '~server/domain/form-fields';
import { faults, parseReceived, type TypedCount } from '~server/domain/receipt';
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

interface Posted {
  readonly kind: RecordKind<Receipt | null>;
  readonly title: string;
  readonly expected: readonly ExpectedLine[];
  readonly isByLink: boolean;
}

/** Saves the boxes of a form: only over the version that it was made of, and only when each can be read. */
export async function saveReceipt(ctx: RequestContext, form: FormData, { kind, title, expected, isByLink }: Posted) {
  const isAllHere = textIn(form, 'intent') === 'allHere';
  const typed = typedLines(form);
  const counts = expected.map((each) => {
    const { came = '', bad = '', reason = '' } = typed[each.itemId] ?? {};
    return { ...each, ...parseReceived({ came, bad, reason }, each.expected, isAllHere) };
  });
  const errors = counts.flatMap((each) =>
    'problem' in each
      ? [{ itemId: each.itemId, name: each.name, message: ctx.t(`receiving:problem.${each.problem}`) }]
      : [],
  );
  if (errors.length > 0) return data<ReceiptActionData>({ typed, errors }, { status: 422 });
  const lines = counts.filter((each): each is ReceiptLine => !('problem' in each));
  const outcome = await saveRecord(ctx, kind, () => ({ title, isByLink, lines }), Number(textIn(form, 'version')));
  return outcome === 'written' ? null : refuse(ctx, typed, outcome);
}

const statuses = { conflict: 409, tooLarge: 422, unavailable: 503 } as const;

function refuse({ t }: RequestContext, typed: ReceiptActionData['typed'], outcome: Exclude<SaveOutcome, 'written'>) {
  const message = t(outcome === 'conflict' ? 'receiving:conflict' : 'errors:notSaved');
  return data<ReceiptActionData>({ typed, errors: [{ message }] }, { status: statuses[outcome] });
}

/** Boxes by line. */
export function typedLines(form: FormData): Record<string, TypedCount> {
  const [came, bad, reason] = ['came', 'bad', 'reason'].map((name) => textsIn(form, name));
  return Object.fromEntries(
    textsIn(form, 'itemId').map((id, at) => [
      id,
      { came: came?.[at] ?? '', bad: bad?.[at] ?? '', reason: reason?.[at] ?? '' },
    ]),
  );
}

/** A link to the boxes of an order, for whoever unpacks it. @throws WholesaleError when the account cannot be loaded */
export async function shareReceipt(ctx: RequestContext, orderId: string, title: string) {
  const account = await findRecordKey(ctx);
  if (account === null) return refuse(ctx, undefined, 'unavailable');
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
