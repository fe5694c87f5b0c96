import * as z from 'zod';
import { orNull } from '~server/api/result';
import { WholesaleError } from '~server/api/wholesale-error';
import { parseCookie, serializeCookie, YEAR_SECONDS } from '~server/session/cookie-text';
import { StoreUnavailableError, type WriteOutcome } from '~server/store/account-store';
import { recordKey } from './auth/account-key.server';
import type { RequestContext } from './context.server';
import { packText, unpackValue } from './http/packed-value.server';

/** One thing that is kept with an account. Its schema decodes it from JSON and encodes it, and holds its limits. */
export interface RecordKind<T> {
  readonly kind: string;
  /** The key of the account; that of the request by default. */
  readonly account?: string | undefined;
  readonly schema: z.ZodType<T>;
  readonly empty: T;
  /** The cookie that held it before it was kept with the account. */
  readonly cookie?: {
    readonly name: string;
    /** Joins what the cookie holds to what is kept; null where it holds nothing of this account. */
    readonly take: (kept: AccountRecord<T>, content: unknown, owner: CookieOwner) => Taken<T> | null;
  };
}

/** Keys that cookies marked their owners with. */
export interface CookieOwner {
  readonly accountId: string;
  /** Of the session; cookies written while the account could not be loaded have it. */
  readonly session: string | undefined;
}

/** @property value the kept value itself where the cookie adds nothing. @property rest what stays in the cookie; undefined for nothing */
interface Taken<T> {
  readonly value: T;
  readonly rest?: unknown;
}

export interface AccountRecord<T> {
  readonly value: T;
  /** 0 where nothing was saved yet. */
  readonly version: number;
  /** When it was saved last, ISO 8601; null where nothing was saved yet. */
  readonly changed: string | null;
}

export type SaveOutcome = WriteOutcome | 'unavailable';

/** Attempts of a change while other devices save in between. */
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
      const outcome = await tryToWrite(ctx, kind, { ...record, value: change(record.value) });
      ctx.answers.delete(kind);
      if (outcome !== 'conflict') return outcome;
    }
    return 'conflict';
  } catch (error) {
    return unavailableIfStore(error);
  }
}

/** All that the account keeps, by kind, as it is stored. @throws as {@link loadRecord} */
export async function loadAllRecords(ctx: RequestContext): Promise<Readonly<Record<string, unknown>>> {
  const records = await orStoreError(ctx, ctx.services.accountStore.list(recordKey(await accountId(ctx))));
  return Object.fromEntries(records.map(({ kind, content }) => [kind, parseContent(ctx, content)]));
}

/** The key of the account's records; null where the account cannot be loaded. */
export function findRecordKey(ctx: RequestContext): Promise<string | null> {
  return orNull(accountId(ctx).then(recordKey));
}

/** Removes all records of a deleted account; logs their key where the store does not answer. */
export async function removeRecords({ services, requestId }: RequestContext, key: string | null): Promise<void> {
  try {
    if (key === null) throw new TypeError('the account could not be loaded');
    await services.accountStore.remove(key);
  } catch (err) {
    services.log.error({ requestId, account: key, err }, 'records of a deleted account remain');
  }
}

function parseContent(ctx: RequestContext, content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch (error) {
    throw storeError(ctx, error);
  }
}

async function readRecord<T>(ctx: RequestContext, kind: RecordKind<T>): Promise<AccountRecord<T>> {
  const account = kind.account ?? recordKey(await accountId(ctx));
  const stored = await orStoreError(ctx, ctx.services.accountStore.read(account, kind.kind));
  if (!stored) return { value: kind.empty, version: 0, changed: null };
  const { version, changed } = stored;
  const parsed = z.safeDecode(kind.schema, parseContent(ctx, stored.content));
  if (!parsed.success) throw storeError(ctx, parsed.error);
  return { value: parsed.data, version, changed };
}

async function tryToWrite<T>(
  ctx: RequestContext,
  { kind, schema, account: given }: RecordKind<T>,
  { value, version }: AccountRecord<T>,
): Promise<SaveOutcome> {
  const content = z.safeEncode(schema, value);
  if (!content.success) return 'tooLarge';
  const account = given ?? recordKey(await accountId(ctx));
  return ctx.services.accountStore
    .write(account, kind, JSON.stringify(content.data), version)
    .catch(unavailableIfStore);
}

/** @throws any other error */
function unavailableIfStore(error: unknown): 'unavailable' {
  const isRead = error instanceof WholesaleError && error.kind === 'store';
  if (isRead || error instanceof StoreUnavailableError) return 'unavailable';
  throw error;
}

/** Saves with the account what a cookie of the version before holds of it, and leaves the rest in the cookie. */
async function takeOverCookie<T>(ctx: RequestContext, kind: RecordKind<T>, record: AccountRecord<T>) {
  const text = kind.cookie && parseCookie(ctx.cookieHeader).get(kind.cookie.name);
  if (!kind.cookie || !text) return record;
  const content = unpackValue(text);
  const owner = { accountId: await accountId(ctx), session: ctx.session.owner };
  const taken = content === undefined ? { value: record.value } : kind.cookie.take(record, content, owner);
  if (taken === null) return record;
  const isNew = taken.value !== record.value;
  if (isNew) {
    const outcome = await tryToWrite(ctx, kind, { ...record, value: taken.value });
    // Another request has taken it over; this one finds the rest in the cookie that is still there.
    if (outcome === 'conflict') return readRecord(ctx, kind);
    if (outcome !== 'written') return record;
  }
  const rest = taken.rest === undefined ? '' : packText(JSON.stringify(taken.rest));
  const maxAgeSeconds = rest === '' ? 0 : YEAR_SECONDS;
  ctx.cookies.push(serializeCookie(kind.cookie.name, rest, { secure: ctx.secureCookies, maxAgeSeconds }));
  return isNew ? readRecord(ctx, kind) : record;
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
