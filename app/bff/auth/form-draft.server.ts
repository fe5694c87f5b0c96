import * as z from 'zod';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { withoutLanguage } from '~/i18n/languages';
import { ACCOUNT_NAME } from '~/ui/forms/account-field';
import { textIn, textsIn } from '~server/domain/form-fields';
import { isBlankQuantity } from '~server/domain/quantity';
import { parseLineInputValues, type LineInputValue } from '~server/domain/line-inputs';
import { isFilled, typedCounts } from '~server/domain/receipt-form';
import { joinLineChoices } from '~server/domain/substitution';
import { EMBEDDED_INTENT_NAME } from '~/ui/forms/embedded-form';
import { FORM_KEY_NAME } from '~/ui/forms/form-key';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import { accountKey } from './account-key.server';
import type { RequestContext } from '../context.server';
import { packText, unpackValue } from '../http/packed-value.server';

/** A posted form without passwords, saved when the session ended. Without an account it holds only products. */
const formDraft = z.object({
  path: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  account: z.string().optional(),
  changesQuantity: z.literal(true).optional(),
});

const NAME = 'form-draft';
const LIFETIME_SECONDS = 30 * 60;
const MAX_LENGTH = 3_500;
/** Fields of lines; those of the cart would fill the cookie. */
const LINE_NAMES =
  /^(came|bad|reason|expected|row|productId|norm|left|quantity|unit|itemId|product|quantityBefore|choice-\d+)$/;
const ABOUT_GOODS = /^(inPieces|message|done)$/;
/** Fields that make sense only for the request they came with. */
const SENT_ONCE: readonly string[] = [ACCOUNT_NAME, FORM_KEY_NAME, FETCHER_KEY_NAME];

/** `Set-Cookie` line that saves a posted form; null when it is too large or empty. */
export async function saveFormDraft(ctx: RequestContext, path: string, form: FormData): Promise<string | null> {
  const account = textIn(form, ACCOUNT_NAME) || accountKey(ctx);
  const lines = draftLines(form);
  const texts = [...joinLineChoices(form)].filter((field): field is [string, string] => typeof field[1] === 'string');
  const others = texts.filter(
    ([name]) => !/password/i.test(name) && !LINE_NAMES.test(name) && !SENT_ONCE.includes(name),
  );
  const unit = texts.filter(([name]) => name === 'unit').slice(0, 1);
  const asksForGoods = lines.length > 0 || form.has('message');
  if (account === undefined && !asksForGoods) return null;
  const own =
    account === undefined ? others.filter(([name]) => ABOUT_GOODS.test(name)) : [...others, ...countedLines(form)];
  const fields = [...unit, ...own, ...lines];
  if (fields.length === 0) return null;
  const changes = changesQuantity(form) ? { changesQuantity: true } : {};
  const packed = packText(JSON.stringify({ path, fields, account, ...changes }));
  const encrypted = await ctx.services.formDraftEncrypter.encrypt(packed);
  if (encrypted.length > MAX_LENGTH) return null;
  return serializeCookie(NAME, encrypted, { secure: ctx.secureCookies, maxAgeSeconds: LIFETIME_SECONDS });
}

/** Lines of a delivery in which something was counted. */
function countedLines(form: FormData): [string, string][] {
  return Object.entries(typedCounts(form)).flatMap(([itemId, boxes]): [string, string][] => {
    const { came, bad, reason } = boxes;
    return isFilled(boxes) ? Object.entries({ itemId, came, bad, reason }) : [];
  });
}

function draftLines(form: FormData): [string, string][] {
  const rows = textsIn(form, 'row');
  return parseLineInputValues(form).flatMap(
    ({ productId, quantity, norm, left, isSkipped }, at): [string, string][] => {
      if (isSkipped || (isBlankQuantity(quantity) && !norm && !left)) return [];
      const fields = Object.entries({ row: rows[at], productId, norm, left, quantity });
      return fields.flatMap(([name, text]) => (text === undefined ? [] : [[name, text]]));
    },
  );
}

export function filledLines(form: FormData): LineInputValue[] {
  return parseLineInputValues(form).filter(({ quantity, isSkipped }) => !isSkipped && !isBlankQuantity(quantity));
}

/** Whether a form, or the button it was sent with, changes the quantity of a cart line. */
export function changesQuantity(form: FormData): boolean {
  const before = textsIn(form, 'quantityBefore');
  const act = new URLSearchParams(textIn(form, EMBEDDED_INTENT_NAME));
  return (
    (form.has('itemId') && textsIn(form, 'quantity').some((quantity, at) => quantity !== before[at])) ||
    (act.has('itemId') && act.has('quantity'))
  );
}

interface FormDraft {
  readonly form: FormData;
  readonly changesQuantity: boolean;
  readonly cookie: string;
}

/** The draft of the same customer for this page; one that this request has saved waits for the next. */
export async function takeFormDraft(ctx: RequestContext, request: Request): Promise<FormDraft | null> {
  if (ctx.cookies.some((line) => line.startsWith(`${NAME}=`))) return null;
  const draft = await readFormDraft(ctx, request);
  if (!draft || withoutLanguage(draft.path) !== withoutLanguage(new URL(request.url).pathname)) return null;
  if (isOfOtherAccount(ctx, draft)) return null;
  const form = new FormData();
  for (const [name, value] of draft.fields) form.append(name, value);
  return { form, changesQuantity: draft.changesQuantity ?? false, cookie: clearFormDraft(ctx) };
}

/** `Set-Cookie` lines of a sign-out: the draft of another account waits for its customer. Call before the session ends. */
export async function clearFormDraftOnSignOut(ctx: RequestContext, request: Request): Promise<readonly string[]> {
  const draft = await readFormDraft(ctx, request);
  return draft && isOfOtherAccount(ctx, draft) ? [] : [clearFormDraft(ctx)];
}

async function readFormDraft(ctx: RequestContext, request: Request): Promise<z.output<typeof formDraft> | null> {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  const text = encrypted ? await ctx.services.formDraftEncrypter.decrypt(encrypted) : null;
  const parsed = text === null ? null : formDraft.safeParse(unpackValue(text));
  return parsed?.success ? parsed.data : null;
}

function isOfOtherAccount(ctx: RequestContext, { account }: z.output<typeof formDraft>): boolean {
  return account !== undefined && account !== accountKey(ctx);
}

export function clearFormDraft({ secureCookies }: RequestContext): string {
  return serializeCookie(NAME, '', { secure: secureCookies, maxAgeSeconds: 0 });
}
