import { expect, it } from 'vitest';
import { textsOf } from '~/i18n/i18n.server';
import { describeCutOff } from './cut-off.server';

it.each([
  ['uk', '04:00', 'Замовте до 06:00, і найближче вікно буде сьогодні 08:00\u2060–\u206010:00'],
  ['en', '17:30', 'Order by tomorrow 06:00 for the next window, tomorrow 08:00\u2060–\u206010:00'],
  ['ru', '13:59', 'Закажите до 14:00, и ближайшее окно будет сегодня 16:00\u2060–\u206018:00'],
] as const)('tells in %s at %s until when to order', (language, clock, text) => {
  expect(describeCutOff({ t: textsOf(language) }, new Date(`2026-11-20T${clock}:00+02:00`))?.text).toBe(text);
});
