import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { textsOf } from '~/i18n/i18n.server';
import { languages } from '~/i18n/languages';
import {
  deliveryTypes,
  documentTypes,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
} from '~server/contract/enumerations';
import { deliveryLabel, labelFor, paymentMethodLabel } from './enum-labels.server';

const lists = {
  type: documentTypes,
  status: orderStatuses,
  payment: paymentStatuses,
  method: paymentMethods,
  delivery: deliveryTypes,
  container: ['FB', 'HB', 'QB'],
} as const;

describe('labelFor', () => {
  it.each(languages)('labelFor returns a different label for every member in %s', (language) => {
    for (const [list, members] of Object.entries(lists)) {
      const labels = members.map((member) => labelFor(textsOf(language), list as keyof typeof lists, member));
      expect(new Set(labels).size).toBe(members.length);
      for (const word of labels) expect(word).not.toMatch(/^documents:|\./);
    }
  });

  it('labelFor returns an unknown member unchanged, even one that looks like a message key', () => {
    expect(labelFor(textsOf('uk'), 'status', 'packing')).toBe('packing');
    expect(labelFor(textsOf('uk'), 'status', 'errors:phone')).toBe('errors:phone');
  });

  it.each([null, undefined, ''])('labelFor returns null for %j', (member) => {
    expect(labelFor(textsOf('uk'), 'status', member)).toBeNull();
  });
});

describe('deliveryLabel', () => {
  it('deliveryLabel says free only when delivery is free for every order', () => {
    const set = fakeContext({}, { settings: { FREE_DELIVERY_FROM: '5000' } });
    expect([
      deliveryLabel(fakeContext({}), 'delivery'),
      deliveryLabel(set, 'delivery'),
      deliveryLabel(set, 'novapost'),
    ]).toEqual(['Безкоштовна доставка на адресу', 'Доставка на адресу', labelFor(set.t, 'delivery', 'novapost')]);
  });
});

describe('paymentMethodLabel', () => {
  const label = (comment: string, deliveryType = 'pickup', paymentMethod = 'cash') =>
    paymentMethodLabel(textsOf('en'), { paymentMethod, deliveryType, comment });

  it('paymentMethodLabel is cash at the base when the first line of the comment says so in any language', () => {
    for (const language of languages)
      expect(label(`${textsOf(language)('checkout:payment.cashAtBase')}\nRing at the gate`)).toBe(
        'Cash at the wholesale base',
      );
  });

  it('paymentMethodLabel is cash in store for any other pickup, and cash for a delivery', () => {
    expect(label('Ring at the gate')).toBe('Cash in store');
    expect(label('', 'delivery')).toBe('Cash');
    expect(label('', 'pickup', 'transfer')).toBe('Electronic transfer');
  });
});
