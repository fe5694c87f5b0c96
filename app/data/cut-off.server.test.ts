import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { toCutOffView } from './cut-off.server';

const at = (clock: string) => new Date(`2026-11-20T${clock}:00+02:00`);

it.each([
  ['uk', '04:00', 'Замовте до 06:00 — отримаєте сьогодні 08:00\u2060–\u206010:00'],
  ['en', '17:30', 'Order by tomorrow 06:00 to get it tomorrow 08:00\u2060–\u206010:00'],
  ['ru', '13:59', 'Закажите до 14:00 — получите сегодня 16:00\u2060–\u206018:00'],
] as const)('toCutOffView says in %s at %s until when to order', (language, clock, text) => {
  expect(toCutOffView(fakeContext({}, { language }), { now: at(clock) })?.text).toBe(text);
});

it('toCutOffView uses the lead of the delivery option, or the shortest lead without an option', () => {
  const ctx = fakeContext({}, { language: 'en', settings: { CUT_OFF_HOURS: 'pickup=1,novapost=14,bus=40' } });
  const text = (delivery?: 'pickup' | 'novapost' | 'bus') =>
    toCutOffView(ctx, { ...(delivery && { delivery }), now: at('12:30') })?.text.replaceAll('\u2060', '');
  expect(text('pickup')).toBe('Order by 13:00 to get it today 14:00–16:00');
  expect(text('novapost')).toBe('Order by 18:00 to get it tomorrow 08:00–10:00');
  expect(text('bus')).toBe('Order by 16:00 to get it Sun 22 08:00–10:00');
  expect(text()).toBe(text('pickup'));
});
