import type { Locator, Page } from '@playwright/test';
import { largestLots } from '../support/catalogue';
import { placeForPickup } from '../support/new-buyer';
import { password, registerCustomer } from '../support/new-customer';
import { expect, signIn } from './portal-test';

/** How many goods the customer of `openList` has bought. */
export const LINES = 12;
/** Packs of each of them. */
const PACKS = 2;

/** The boxes of one column of the list. */
export function boxes(page: Page, name: 'norm' | 'left' | 'quantity'): Locator {
  return page.locator(`main form input[name=${name}]`);
}

/** The bar with what is chosen. */
export function bar(page: Page): Locator {
  return page.locator('main form p[role=status]');
}

/** Opens the list of {@link signInBuyer} from home. */
export async function openList(page: Page, baseURL?: string): Promise<void> {
  await signInBuyer(page, baseURL);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Мій список' }).click();
  await page.getByRole('link', { name: 'Останні тижні' }).click();
  await page.getByRole('link', { name: '8 тижнів' }).click();
  await expect(page.getByRole('link', { name: '8 тижнів' })).toHaveAttribute('aria-current', 'true');
  await expect(boxes(page, 'left')).toHaveCount(LINES);
}

/** Opens the same list by its address, with its scripts. */
export async function openReadyList(page: Page, baseURL?: string): Promise<void> {
  await signInBuyer(page, baseURL);
  await page.goto('/list?from=weeks&weeks=8');
  await expect(boxes(page, 'left')).toHaveCount(LINES);
  await page.locator('html[data-ready]').waitFor();
}

/** Signs in a new customer who has bought two packs of each of twelve goods: others use the demo account at the same time. */
export async function signInBuyer(page: Page, baseURL = ''): Promise<void> {
  const { customer, phone } = await registerCustomer(baseURL);
  const catalogue = await customer.get('/en/catalog?inStock=1');
  let bought = 0;
  for (const productId of new Set(largestLots(catalogue))) {
    // One that is refused, because others have bought it, is left out.
    const added = await customer.post('/en/catalog?inStock=1', { productId, quantity: String(PACKS), unit: 'pack' });
    if (added.status === 200) bought += 1;
    if (bought === LINES) break;
  }
  await placeForPickup(customer);
  await signIn(page, { phone, password });
}

/** Pieces in a pack of each line. */
export async function packsOf(page: Page): Promise<number[]> {
  const lines = await page.locator('.sheet > li').allInnerTexts();
  return lines.map((line) => Number(/пачка\s(\d+)/.exec(line)?.[1]));
}

/**
 * Counts the list, takes the norms for what was not counted, adds it all and finds it in the cart.
 * @param calculate what fills the boxes of the quantities once norms and rests are typed
 */
export async function countAndAdd(page: Page, toAdd: string, calculate: () => Promise<void>): Promise<void> {
  const [norms, lefts, quantities] = [boxes(page, 'norm'), boxes(page, 'left'), boxes(page, 'quantity')];
  const packs = await packsOf(page);
  const expectPacks = async (wanted: readonly (number | null)[]) => {
    for (const [line, count] of wanted.entries())
      await expect(quantities.nth(line)).toHaveValue(count === null ? '' : String(count * (packs[line] ?? 0)));
  };
  for (const [line, pack] of packs.entries()) {
    await expect(norms.nth(line)).toHaveValue(String(PACKS * pack));
    await expect(quantities.nth(line)).toHaveValue('');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const [first = 0, second = 0, third = 0, fourth = 0] = packs;
  // One piece less than the norm still takes all its packs, and one more takes one pack less.
  await lefts.nth(0).fill('1');
  await norms.nth(1).fill(String(4 * second));
  await lefts.nth(1).fill(String(second + 1));
  await lefts.nth(2).fill(String(PACKS * third));
  await lefts.nth(3).fill('0');
  await calculate();
  await expectPacks([first > 1 ? 2 : 1, 3, null, 2, null]);
  await quantities.nth(3).fill(String(fourth));
  await page.getByRole('button', { name: 'За нормою' }).click();
  const rest = packs.slice(4).map(() => PACKS);
  await expectPacks([first > 1 ? 2 : 1, 3, null, 1, ...rest]);
  await expect(lefts.nth(1)).toHaveValue(String(second + 1));
  const ids = await quantities.evaluateAll((all) => all.map(({ id }) => id));
  await page.getByRole('button', { name: toAdd, exact: true }).click();
  await page.waitForURL(/\/checkout/);
  await expect(page.locator('#cart input[name=quantity]')).toHaveCount(LINES - 1);
  for (const [line, count] of [first > 1 ? 2 : 1, 3, null, 1, ...rest].entries())
    if (count !== null) await expect(page.locator(`#cart [id="${ids[line] ?? ''}"]`)).toHaveValue(String(count));
}
