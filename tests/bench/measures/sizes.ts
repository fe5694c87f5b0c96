import { measurePageSize } from '../../support/page-size';
import { demoAccounts } from '../../../server/embedded/demo-accounts';
import { Customer } from '../../support/customer';
import { waitForIndex } from '../../support/wait-for-index';
import type { BudgetId, Measured } from '../budgets';
import { openFixture } from '../fixture';

/** Pages of a customer. */
const pages = {
  category: '/categories/roses?view=cards',
  list: '/categories/roses?view=list',
  home: '/',
  product: '/product/1',
  myList: '/list',
} as const;

/** Characters, data and elements of pages as the server writes them, and the cookies of a customer. */
export async function measureSizes(): Promise<Measured[]> {
  const fixture = await openFixture();
  const portal = await fixture.startPortal();
  const customer = new Customer(portal.url);
  await waitForIndex(customer);
  const [{ phone, password }] = demoAccounts;
  await customer.signIn(phone, password);
  // One who has been here before: the style sheet is a file.
  const returning = new Customer(portal.url);
  await returning.get('/set-language/uk?to=/');
  const visitor = await measurePageSize(returning, '/categories/roses');
  const measured: Measured[] = [
    { id: 'size.visitor.characters', value: visitor.characters },
    { id: 'size.visitor.data', value: visitor.data },
    { id: 'size.visitor.elements', value: visitor.elements },
    { id: 'size.cookies', value: customer.cookies.header().length },
  ];
  for (const [name, path] of Object.entries(pages)) {
    const { characters, data, elements } = await measurePageSize(customer, path);
    const id = (what: string) => `size.${name}.${what}` as BudgetId;
    measured.push({ id: id('characters'), value: characters });
    if (name === 'category' || name === 'list')
      measured.push({ id: id('data'), value: data }, { id: id('elements'), value: elements });
  }
  await fixture.end();
  return measured;
}
