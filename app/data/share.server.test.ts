import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { toShareView } from './share.server';

const order = {
  title: 'Замовлення № 7',
  lead: 'Замовлення № 7, 4 312,50 грн',
  url: 'https://shop.example/orders?id=d1&x=ї',
};
const share = (rest?: string) => toShareView(fakeContext({}), { ...order, rest });
const hrefsOf = (view: ReturnType<typeof share>) =>
  Object.fromEntries(view.ways.map(({ label, href }) => [label, href]));

describe('toShareView', () => {
  it('toShareView writes the address second in the text, so that a cut message still leads somewhere', () => {
    expect(share('1. Freedom: 50 шт').text.split('\n')).toEqual([order.lead, order.url, '1. Freedom: 50 шт']);
  });

  it('toShareView writes a Viber link with the whole text and a Telegram link with address and text apart', () => {
    const { Viber = '', Telegram = '' } = hrefsOf(share('1. Freedom & Ко: 50 шт'));
    expect(Viber).toMatch(/^viber:\/\/forward\?text=[^&#+\s]+$/);
    expect(decodeURIComponent(Viber.split('=')[1] ?? '')).toBe(`${order.lead}\n${order.url}\n1. Freedom & Ко: 50 шт`);
    const telegram = new URL(Telegram);
    expect(telegram.origin + telegram.pathname).toBe('https://t.me/share/url');
    expect(Object.fromEntries(telegram.searchParams)).toEqual({
      url: order.url,
      text: `${order.lead}\n1. Freedom & Ко: 50 шт`,
    });
  });

  it('toShareView keeps a long list in the text and leaves it out of the links', () => {
    const view = share('Freedom: 50 шт\n'.repeat(200));
    expect(view.text.length).toBeGreaterThan(2_000);
    for (const href of Object.values(hrefsOf(view))) {
      expect(href.length).toBeLessThan(600);
      expect(href).toContain(encodeURIComponent(order.url));
    }
  });
});
