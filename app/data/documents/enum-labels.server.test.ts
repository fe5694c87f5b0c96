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
import { deliveryLabel, labelFor } from './enum-labels.server';

const lists = {
  type: documentTypes,
  status: orderStatuses,
  payment: paymentStatuses,
  method: paymentMethods,
  delivery: deliveryTypes,
  container: ['FB', 'HB', 'QB'],
} as const;

describe('wordFor', () => {
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
