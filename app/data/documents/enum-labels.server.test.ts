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
  it.each(languages)('has a word of its own for every member in %s', (language) => {
    for (const [list, members] of Object.entries(lists)) {
      const labels = members.map((member) => labelFor(textsOf(language), list as keyof typeof lists, member));
      expect(new Set(labels).size).toBe(members.length);
      for (const word of labels) expect(word).not.toMatch(/^documents:|\./);
    }
  });

  it('shows an unknown member as it came, even one that looks like a message key', () => {
    expect(labelFor(textsOf('uk'), 'status', 'packing')).toBe('packing');
    expect(labelFor(textsOf('uk'), 'status', 'errors:phone')).toBe('errors:phone');
  });

  it.each([null, undefined, ''])('has no word for %j', (member) => {
    expect(labelFor(textsOf('uk'), 'status', member)).toBeNull();
  });
});

describe('deliveryWord', () => {
  it('calls delivery free only where every order is delivered so', () => {
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

  it('names cash at the base where the first line of the comment does, in whatever language', () => {
    for (const language of languages)
      expect(label(`${textsOf(language)('checkout:payment.cashAtBase')}\nRing at the gate`)).toBe(
        'Cash at the wholesale base',
      );
  });

  it('names cash in store for any other pickup, and just cash where nothing is picked up', () => {
    expect(label('Ring at the gate')).toBe('Cash in store');
    expect(label('', 'delivery')).toBe('Cash');
    expect(label('', 'pickup', 'transfer')).toBe('Electronic transfer');
  });
});
