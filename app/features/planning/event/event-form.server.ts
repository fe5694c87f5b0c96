import type { RequestContext } from '~/bff/context.server';
import { emptyEvent, emptyPiece, isBlankPiece, MAX_PIECES, type EventFields } from '~server/domain/event';
import { optional } from '~/bff/degradation.server';
import { textIn, textsIn } from '~server/domain/form-fields';
import { loadEvent, parseEventLink } from './event-store.server';

export function parseEventForm(form: FormData): EventFields {
  const [names, counts, stems] = [textsIn(form, 'piece'), textsIn(form, 'count'), textsIn(form, 'stems')];
  const rows = Math.min(Math.max(names.length, counts.length, stems.length), MAX_PIECES * 2);
  const pieces = Array.from({ length: rows }, (_, at) => ({
    name: names[at] ?? '',
    count: counts[at] ?? '',
    stems: stems[at] ?? '',
  }));
  return {
    name: textIn(form, 'name'),
    date: textIn(form, 'date'),
    spare: textIn(form, 'spare'),
    pieces: pieces.length > 0 ? pieces : [emptyPiece],
  };
}

/** The fields with one blank piece more, and the id of its first field; null when there is no room. */
export function addPiece(fields: EventFields): { readonly fields: EventFields; readonly focusId: string } | null {
  if (fields.pieces.length >= MAX_PIECES) return null;
  return { fields: { ...fields, pieces: [...fields.pieces, emptyPiece] }, focusId: `piece-${fields.pieces.length}` };
}

export function removePiece(fields: EventFields, at: number) {
  const pieces = fields.pieces.filter((_, index) => index !== at);
  return {
    fields: { ...fields, pieces: pieces.length > 0 ? pieces : [emptyPiece] },
    focusId: `piece-${Math.max(0, Math.min(at, pieces.length - 1))}`,
  };
}

/** The event of an address, else the one of the account, else a blank one. */
export async function openEvent(ctx: RequestContext, search: URLSearchParams) {
  const link = search.get('e');
  const linked = link === null ? null : parseEventLink(link);
  return {
    fields: linked ?? (await optional(ctx, 'lists', loadEvent(ctx)))?.value ?? emptyEvent,
    linkError: link !== null && linked === null ? ctx.t('planning:brokenLink') : null,
  };
}

export function isBlankEvent({ pieces }: EventFields): boolean {
  return pieces.every(isBlankPiece);
}
