import { data } from '@remix-run/node';
import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { badForm } from '~/bff/errors/to-error-view.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { MAX_PIECES, MAX_TEXT, tidyEvent, type EventFields } from '~server/domain/event';
import { textIn } from '~server/domain/form-fields';
import {
  addPiece,
  isBlankEvent,
  openEvent,
  parseEventForm,
  removePiece,
} from '~/features/planning/event/event-form.server';
import { toEventForm, toEventView } from '~/features/planning/event/event-view.server';
import { loadEvent, parseEventLink, saveEvent, serializeEvent } from '~/features/planning/event/event-store.server';
import type { EventView } from '~/features/planning/event/event-view.server';
import { readEvent } from '~/features/planning/event/read-event.server';
import { loadNeededLines, readTexts } from '~/features/reorder/quick-order/needed-goods.server';
import { loadCreditLeft } from '~/features/reorder/sheet/credit-left.server';
import { emptySheet, type OrderLine, type SheetActionData } from '~/features/reorder/sheet/order-line';
import type { Money } from '~server/contract/money';
import { addSheetLines } from './add-sheet.server';

export interface EventPageView {
  readonly event: EventView;
  readonly lines: readonly OrderLine[];
  readonly creditLeft: Money | null;
}

/** What became of the sheet, and the event as it is now. */
export type EventActionData = SheetActionData & { readonly view: EventPageView };

const emptyLines: readonly OrderLine[] = [];

/** The page of an address: the event of its parameter `e`, or the one of the account. */
export async function loadEventPage(ctx: RequestContext, request: Request): Promise<EventPageView> {
  const { fields, linkError } = await openEvent(ctx, new URL(request.url).searchParams);
  if (!isBlankEvent(fields)) return await countEvent(ctx, fields, linkError);
  const version = (await optional(ctx, 'lists', loadEvent(ctx)))?.version;
  return formOf(fields, { linkError, version: String(version ?? '') });
}

/** The form as it was typed when the session ended, or the event of its sheet. */
export async function restoreEventPage(ctx: RequestContext, form: FormData): Promise<EventPageView> {
  const sheet = parseEventLink(textIn(form, 'e'));
  return sheet ? await countEvent(ctx, sheet) : formOf(parseEventForm(form), { version: textIn(form, 'version') });
}

export async function handleEventForm({ ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>) {
  const form = await request.formData();
  const removed = form.get('removePiece');
  if (typeof removed === 'string')
    return await show(form, changePieces(ctx, removePiece(parseEventForm(form), Number(removed))));
  const intent = form.get('intent') ?? 'calculate';
  switch (intent) {
    case 'calculate':
      return await calculate(ctx, form);
    case 'addPiece': {
      const fields = parseEventForm(form);
      return await show(form, changePieces(ctx, addPiece(fields) ?? { fields, focusId: null }));
    }
    case 'keep': {
      const fields = parseEventLink(textIn(form, 'e'));
      if (fields)
        return await goToEvent(
          ctx,
          fields,
          ctx.t((await saveEvent(ctx, fields)) === 'written' ? 'planning:saved' : 'errors:notSaved'),
        );
      break;
    }
    case 'clear':
      return await clear(ctx, textIn(form, 'version'));
    case 'add':
      return await addLines(ctx, form);
  }
  throw badForm(ctx, request);
}

function formOf(fields: EventFields, more: Parameters<typeof toEventForm>[1] = {}): EventPageView {
  return { event: toEventForm(fields, more), lines: emptyLines, creditLeft: null };
}

function changePieces(ctx: RequestContext, { fields, focusId }: { fields: EventFields; focusId: string | null }) {
  const message = ctx.t('planning:error.pieces', { most: MAX_PIECES });
  const errors = focusId === null ? [{ fieldId: 'piece-0', message }] : [];
  return formOf(fields, { focusId, errors });
}

/** The form again, which keeps the version that it was sent with. */
async function show(form: FormData, view: EventPageView, status = 200) {
  const event = { ...view.event, version: textIn(form, 'version') };
  return data<EventActionData>({ ...emptySheet, view: { ...view, event } }, { status });
}

/** The event with its goods, read as the quick order reads a message. */
async function countEvent(ctx: RequestContext, fields: EventFields, linkError: string | null = null) {
  const texts = fields.pieces.map(({ stems }) => stems);
  const isReadable = texts.every((text) => text.length <= MAX_TEXT);
  const read = readEvent(ctx, fields, isReadable ? await readTexts(ctx, texts) : []);
  if (read.errors.length > 0) return formOf(fields, { errors: read.errors, linkError });
  const [needed, creditLeft] = await Promise.all([loadNeededLines(ctx, read.needs), loadCreditLeft(ctx)]);
  const goods = needed.map((each) => each.goods);
  return {
    event: await toEventView(ctx, fields, { read, goods }, linkError),
    lines: needed.map(({ line }) => line),
    creditLeft,
  };
}

/** A right event is kept in the address, and with the account unless that keeps another one: the page says so and offers it. */
async function calculate(ctx: RequestContext, form: FormData) {
  const fields = tidyEvent(parseEventForm(form));
  const view = await countEvent(ctx, fields);
  if (view.event.rejected) return await show(form, view, 422);
  if (view.event.link === null) return await show(form, view);
  const version = textIn(form, 'version');
  if (version !== '') await saveEvent(ctx, fields, Number(version));
  return await goToEvent(ctx, fields);
}

async function goToEvent(ctx: RequestContext, fields: EventFields, text?: string) {
  const address = `${ctx.links.to('event', {}, { e: serializeEvent(fields) })}#event-sum`;
  return await redirectWithFlash(ctx, address, text === undefined ? null : { text });
}

/** A blank form; the kept event goes where it was the one on the page, and stays where it was another one. */
async function clear(ctx: RequestContext, version: string) {
  const outcome = version === '' ? 'conflict' : await saveEvent(ctx, null, Number(version));
  const text = outcome === 'conflict' ? null : ctx.t(outcome === 'written' ? 'planning:cleared' : 'errors:notSaved');
  return await redirectWithFlash(ctx, ctx.links.to('event'), text === null ? null : { text });
}

/** All good: on to the cart. Else the sheet again with what was added and what was not. */
async function addLines(ctx: RequestContext, form: FormData) {
  const { isComplete, ...result } = await addSheetLines(ctx, form);
  if (isComplete) return await redirectWithFlash(ctx, ctx.links.to('checkout'), { text: result.text });
  const fields = parseEventLink(textIn(form, 'e'));
  const view = fields ? await countEvent(ctx, fields) : formOf(parseEventForm(form));
  return data<EventActionData>({ ...result, view }, { status: 422 });
}
