import * as z from 'zod';
import {
  loadRecord,
  saveRecord,
  type AccountRecord,
  type RecordKind,
  type SaveOutcome,
} from '~/bff/account-record.server';
import { recordKey, sessionKey } from '~/bff/auth/account-key.server';
import type { RequestContext } from '~/bff/context.server';
import { packText, unpackValue } from '~/bff/http/packed-value.server';
import { MAX_NAME, MAX_PIECES, MAX_TEXT, type EventFields } from '~server/domain/event';

/** Characters of the event in an address. */
export const MAX_LINK = 4_000;

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

const event: RecordKind<EventFields | null> = {
  kind: 'event',
  schema: z
    .object({
      name: text(MAX_NAME),
      date: text(20),
      spare: text(20),
      pieces: z
        .array(z.object({ name: text(MAX_NAME), count: text(20), stems: text(MAX_TEXT) }))
        .min(1)
        .max(MAX_PIECES)
        .readonly(),
    })
    .nullable(),
  empty: null,
  cookie: {
    name: 'event',
    take({ value, version }, content, { accountId, session }) {
      const [owner, fields] = z.tuple([z.string(), packedEvent]).safeParse(content).data ?? [];
      const owners = [recordKey(accountId), session === undefined ? '' : sessionKey(session)];
      return fields && owner && owners.includes(owner) ? { value: version === 0 ? fields : value } : null;
    },
  },
};

/** The event that the account keeps; its value is null without one. @throws WholesaleError */
export function loadEvent(ctx: RequestContext): Promise<AccountRecord<EventFields | null>> {
  return loadRecord(ctx, event);
}

/** @param version the one that the customer has seen: over another event nothing is saved. @throws WholesaleError when the account cannot be loaded */
export function saveEvent(ctx: RequestContext, fields: EventFields | null, version?: number): Promise<SaveOutcome> {
  return saveRecord(ctx, event, () => fields, version);
}

export function isSameEvent(one: EventFields | null, other: EventFields): boolean {
  return one !== null && JSON.stringify(toPacked(one)) === JSON.stringify(toPacked(other));
}
