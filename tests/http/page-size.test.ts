import { expect, inject, it } from 'vitest';
import { budgets } from '../bench/budgets';
import { measurePageSize } from '../support/page-size';
import { registerCustomer } from '../support/new-customer';
import { waitForIndex } from '../support/wait-for-index';

/** What a customer's pages may have: characters, those of the data for scripts, and elements; the same budgets as the bench's. */
const limits: Readonly<Record<string, readonly [characters: number, data: number, elements: number]>> = {
  '/categories/roses?view=cards': [
    budgets['size.category.characters'].most,
    budgets['size.category.data'].most,
    budgets['size.category.elements'].most,
  ],
  '/categories/roses?view=list': [
    budgets['size.list.characters'].most,
    budgets['size.list.data'].most,
    budgets['size.list.elements'].most,
  ],
  '/product/1': [budgets['size.product.characters'].most, 9_300, 430],
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
