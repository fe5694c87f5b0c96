import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { wireDocument } from '~server/domain/document.fixture';
import { loadCalendar } from './calendar.server';

function load(changes: Parameters<typeof wireDocument>[0] = {}) {
  const ctx = fakeContext({ 'GET /documents/d1': { data: wireDocument(changes) } }, { isSignedIn: true });
  const request = new Request('https://shop.example/orders/calendar/d1');
  return loadCalendar({ ctx, request, params: {} }, 'd1', new Date('2026-11-20T10:00:00Z'));
}

async function read(changes?: Parameters<typeof wireDocument>[0]) {
  const part = ICAL.Component.fromString(await (await load(changes)).text()).getFirstSubcomponent('vevent');
  if (!part) throw new Error('no event');
  return new ICAL.Event(part);
}

describe('loadCalendar', () => {
  it('loadCalendar returns the window of the delivery with its address and a link to the order', async () => {
    const answer = await load();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="order-d1.ics"');
    const event = await read();
    expect([String(event.startDate), String(event.endDate)]).toEqual(['2026-11-21T10:00:00', '2026-11-21T12:00:00']);
    expect(event.summary).toBe('Планова доставка: Замовлення №\u00a0ЗМ-001204');
    expect(event.location).toBe('Київ, Хрещатик, 1');
    expect(event.description).toMatch(/^Безкоштовна доставка на адресу\n4\s312,50\sгрн\nhttps:.+\/orders\?id=d1$/);
    expect((await read()).uid).toBe(event.uid);
  });

  it('loadCalendar returns the warehouse for a pickup, an hour outside the windows and a day without hours', async () => {
    const pickup = await read({ deliveryType: 'pickup', scheduledDeliveryDate: '2026-11-21T08:30:00Z' });
    expect(pickup.summary).toContain('Заплановане отримання');
    expect(pickup.location).toBe('Київ, вул. Якутська, 8');
    expect([String(pickup.startDate), String(pickup.endDate)]).toEqual(['2026-11-21T10:30:00', '2026-11-21T11:30:00']);
    expect(String((await read({ scheduledDeliveryDate: '2026-11-21' })).startDate)).toBe('2026-11-21');
  });

  it.each([{ status: 'canceled' }, { scheduledDeliveryDate: null }, { documentType: 'expenseInvoice' }] as const)(
    'loadCalendar answers 404 for a document with %j',
    async (changes) => {
      await expect(load(changes)).rejects.toMatchObject({ init: { status: 404 } });
    },
  );
});
