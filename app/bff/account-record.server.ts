import * as z from 'zod';
import { orNull } from '~server/api/result';
import { WholesaleError } from '~server/api/wholesale-error';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import { StoreUnavailableError, type WriteOutcome } from '~server/store/account-store';
import { recordKey } from './auth/account-key.server';
import type { RequestContext } from './context.server';
import { unpackValue } from './http/packed-value.server';

/** One thing that is kept with an account. Its schema decodes it from JSON and encodes it, and holds its limits. */
export interface RecordKind<T> {
  readonly kind: string;
  readonly schema: z.ZodType<T>;
  readonly empty: T;
  /** The cookie that held it before it was kept with the account. */
  readonly cookie?: {
    readonly name: string;
    /** What is kept together with what the cookie held; null where the cookie holds nothing of this account. */
    readonly join: (kept: T, content: unknown, accountId: string) => T | null;
  };
}

export interface AccountRecord<T> {
  readonly value: T;
  /** 0 where nothing was saved yet. */
  readonly version: number;
  /** When it was saved last, ISO 8601; null where nothing was saved yet. */
  readonly changed: string | null;
}

export type SaveOutcome = WriteOutcome | 'unavailable';

/** Attempts of a change that others get in between. */
const ATTEMPTS = 5;

/**
 * What the account of this request keeps, read once per request.
 * @throws WholesaleError of kind `store` when the store does not answer, others when the account cannot be loaded
 */
export function loadRecord<T>(ctx: RequestContext, kind: RecordKind<T>): Promise<AccountRecord<T>> {
  const known = ctx.answers.get(kind) as Promise<AccountRecord<T>> | undefined;
  const loading = known ?? readRecord(ctx, kind).then((record) => takeOverCookie(ctx, kind, record));
  ctx.answers.set(kind, loading);
  return loading;
}

/**
 * Changes what the account keeps. `change` is called again when another device has saved in between.
 * @param version where given, the version that the customer has seen: over a newer one nothing is saved
 * @throws WholesaleError when the account cannot be loaded
 */
export async function saveRecord<T>(
  ctx: RequestContext,
  kind: RecordKind<T>,
  change: (value: T) => T,
  version?: number,
): Promise<SaveOutcome> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const record = await loadRecord(ctx, kind);
      if (version !== undefined && version !== record.version) return 'conflict';
      const outcome = await write(ctx, kind, { ...record, value: change(record.value) });
      ctx.answers.delete(kind);
      if (outcome !== 'conflict') return outcome;
    }
    return 'conflict';
  } catch (error) {
    if (error instanceof WholesaleError && error.kind === 'store') return 'unavailable';
    throw error;
  }
}

/** All that the account keeps, by kind, as it is stored. @throws as {@link loadRecord} */
export async function loadAllRecords(ctx: RequestContext): Promise<Readonly<Record<string, unknown>>> {
  const records = await orStoreError(ctx, ctx.services.accountStore.list(recordKey(await accountId(ctx))));
  return Object.fromEntries(records.map(({ kind, content }) => [kind, JSON.parse(content) as unknown]));
}

/** Before an account is deleted: what removes its records after it. A store that does not answer is logged with their key. */
export async function prepareToForget(ctx: RequestContext): Promise<() => Promise<void>> {
  const { accountStore, log } = ctx.services;
  const key = await orNull(accountId(ctx).then(recordKey));
  return async () => {
    if (key === null)
      return log.error({ requestId: ctx.requestId }, 'records of a deleted account remain: unknown key');
    await accountStore.remove(key).catch((err: unknown) => {
      log.error({ requestId: ctx.requestId, account: key, err }, 'records of a deleted account remain');
    });
  };
}

async function readRecord<T>(ctx: RequestContext, kind: RecordKind<T>): Promise<AccountRecord<T>> {
  const account = recordKey(await accountId(ctx));
  const stored = await orStoreError(ctx, ctx.services.accountStore.read(account, kind.kind));
  if (!stored) return { value: kind.empty, version: 0, changed: null };
  const { version, changed } = stored;
  const parsed = z.safeDecode(kind.schema, JSON.parse(stored.content) as never);
  if (!parsed.success) throw storeError(ctx, parsed.error);
  return { value: parsed.data, version, changed };
}

async function write<T>(
  ctx: RequestContext,
  { kind, schema }: RecordKind<T>,
  { value, version }: AccountRecord<T>,
): Promise<WriteOutcome> {
  const content = z.safeEncode(schema, value);
  if (!content.success) return 'tooLarge';
  const account = recordKey(await accountId(ctx));
  return orStoreError(ctx, ctx.services.accountStore.write(account, kind, JSON.stringify(content.data), version));
}

/** What a cookie of the version before holds is saved with the account, and the cookie removed. */
async function takeOverCookie<T>(
  ctx: RequestContext,
  kind: RecordKind<T>,
  record: AccountRecord<T>,
): Promise<AccountRecord<T>> {
  const text = kind.cookie && parseCookie(ctx.cookieHeader).get(kind.cookie.name);
  if (!kind.cookie || !text) return record;
  const content = unpackValue(text);
  const value = content === undefined ? record.value : kind.cookie.join(record.value, content, await accountId(ctx));
  if (value === null) return record;
  const outcome = await write(ctx, kind, { ...record, value });
  if (outcome !== 'written') return record;
  ctx.cookies.push(serializeCookie(kind.cookie.name, '', { secure: ctx.secureCookies, maxAgeSeconds: 0 }));
  return readRecord(ctx, kind);
}

async function accountId(ctx: RequestContext): Promise<string> {
  const own = await ctx.account();
  if (!own) throw new TypeError('a visitor keeps nothing with an account');
  return own.id;
}

async function orStoreError<T>(ctx: RequestContext, call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw error instanceof StoreUnavailableError ? storeError(ctx, error) : error;
  });
}

function storeError({ requestId }: RequestContext, cause: unknown): WholesaleError {
  return new WholesaleError('store', { endpoint: 'account store', requestId, status: 0, cause });
}
