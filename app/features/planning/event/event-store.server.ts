import * as z from 'zod';
import { accountIdKey, accountKey } from '~/bff/auth/account-key.server';
import type { RequestContext } from '~/bff/context.server';
import { getCookieStore, putCookieStore, type CookieStore } from '~/bff/http/cookie-store.server';
import { packText, unpackValue } from '~/bff/http/packed-value.server';
import { MAX_NAME, MAX_PIECES, MAX_TEXT, type EventFields } from '~server/domain/event';
import { orNull } from '~server/api/result';

/** Characters of the event in an address. */
export const MAX_LINK = 4_000;
const MAX_COOKIE = 2_000;

const text = (most: number) => z.string().max(most);
const packedEvent = z
  .tuple([
    z.literal(1),
    text(MAX_NAME),
    text(20),
    text(20),
    z
      .array(z.tuple([text(MAX_NAME), text(20), text(MAX_TEXT)]))
      .min(1)
      .max(MAX_PIECES),
  ])
  .transform(([, name, date, spare, pieces]): EventFields => ({
    name,
    date,
    spare,
    pieces: pieces.map(([pieceName, count, stems]) => ({ name: pieceName, count, stems })),
  }));

function toPacked({ name, date, spare, pieces }: EventFields) {
  return [1, name, date, spare, pieces.map((piece) => [piece.name, piece.count, piece.stems])];
}

/** An event as a parameter of an address; it may be longer than `MAX_LINK`. */
export function serializeEvent(event: EventFields): string {
  return packText(JSON.stringify(toPacked(event)));
}

/** Parses {@link serializeEvent}; null when the address was cut or changed. */
export function parseEventLink(link: string): EventFields | null {
  const parsed = link.length <= MAX_LINK ? packedEvent.safeParse(unpackValue(link)) : null;
  return parsed?.success ? parsed.data : null;
}

interface StoredEvent {
  readonly owner: string;
  readonly event: EventFields;
}

const store: CookieStore<StoredEvent | null> = {
  cookie: 'event',
  schema: z
    .tuple([z.string().max(32), packedEvent])
    .transform(([owner, event]): StoredEvent | null => ({ owner, event })),
  shorten: (value) => value && [value.owner, toPacked(value.event)],
  empty: null,
  maxCharacters: MAX_COOKIE,
};

/**
 * The event of this customer in this browser; null without one, and for a broken cookie.
 * @throws WholesaleError when the customer cannot be identified
 */
export async function loadEvent(ctx: RequestContext): Promise<EventFields | null> {
  const { value } = getCookieStore(ctx, store);
  // The key of the session is that of earlier builds, and of those saved while the account could not be loaded.
  const isOwn = value !== null && (value.owner === accountKey(ctx) || value.owner === (await accountIdKey(ctx)));
  return isOwn ? value.event : null;
}

/** `Set-Cookie` line that stores an event in this browser; null when it is too large. */
export async function saveEvent(ctx: RequestContext, event: EventFields): Promise<string | null> {
  const owner = (await orNull(accountIdKey(ctx))) ?? accountKey(ctx) ?? '';
  return putCookieStore(ctx, store, { owner, event });
}

/** `Set-Cookie` line that removes the event of this customer from this browser; null without one. */
export async function forgetEvent(ctx: RequestContext): Promise<string | null> {
  return (await loadEvent(ctx)) === null ? null : putCookieStore(ctx, store, null);
}

export function isSameEvent(one: EventFields | null, other: EventFields): boolean {
  return one !== null && JSON.stringify(toPacked(one)) === JSON.stringify(toPacked(other));
}
