import { expect, inject, it } from 'vitest';
import { measurePageSize } from '../support/page-size';
import { registerCustomer } from '../support/new-customer';
import { waitForIndex } from '../support/wait-for-index';

/** What a customer's pages have, and a twentieth: characters, those of the data for scripts, and elements. */
const limits: Readonly<Record<string, readonly [characters: number, data: number, elements: number]>> = {
  '/categories/roses?view=cards': [144_000, 33_000, 2_310],
  '/categories/roses?view=list': [175_000, 33_500, 2_950],
  '/product/1': [37_500, 9_300, 430],
};

it.each(Object.entries(limits))(
  'GET %s as a customer stays within its limits of characters, data and elements',
  async (path, [characters, data, elements]) => {
    const { customer } = await registerCustomer(inject('portalUrl'));
    await waitForIndex(customer);
    const size = await measurePageSize(customer, path);
    expect(size.data).toBeGreaterThan(5_000);
    expect(size.characters).toBeLessThanOrEqual(characters);
    expect(size.data).toBeLessThanOrEqual(data);
    expect(size.elements).toBeLessThanOrEqual(elements);
  },
  60_000,
);
