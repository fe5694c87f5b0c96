import { expect, expectToast, plentiful, register } from './portal-test';
import type { Locator, Page } from '@playwright/test';

/** Texts of each language. */
const words = {
  '': { added: 'Додано', order: /Замовити за/, success: /ЗМ-\d+/ },
  '/en': { added: 'Added', order: /Order for/, success: /ЗМ-\d+/ },
  '/ru': { added: 'Добавлен', order: /Заказать за/, success: /ЗМ-\d+/ },
} as const;

export type Prefix = keyof typeof words;
export const prefixes = Object.keys(words) as Prefix[];

/** Registers, adds two packs of roses, orders them for pickup and finds the order in the list. */
export async function buyRoses(page: Page, prefix: Prefix): Promise<void> {
  const { added, success } = words[prefix];
  await register(page, prefix);
  await page.goto(`${prefix}/categories/roses?inStock=1`);

  const card = plentiful(page).first();
  await card.locator('input[name=quantity]').fill('2');
  await expectToast(page.getByText(added), () => card.locator('button[type=submit]').click());

  await placeForPickup(page, prefix);
  const placed = page.getByRole('heading', { level: 1 }).filter({ hasText: success });
  const number = success.exec((await placed.textContent()) ?? '')?.[0];
  await page.goto(`${prefix}/orders`);
  await expect(page.getByText(number ?? '').first()).toBeVisible();
  await page.goto(`${prefix}/checkout`);
  await expect(page.locator('[name=deliveryType]')).toHaveCount(0);
}

/** Places an order for pickup on the next day. */
export async function placeForPickup(page: Page, prefix: Prefix): Promise<void> {
  await choosePickup(page, prefix);
  await page.getByRole('button', { name: words[prefix].order }).first().click();
  await expect(page).toHaveURL(/\/checkout\/success\?/);
}

/** Fills in the order form. @param prefix language prefix, or a whole origin with it */
export async function choosePickup(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/checkout`);
  await choose(page.locator('[name=deliveryType][value=pickup]'));
  await choose(page.locator('[name=deliveryDate]').nth(1));
  await choose(page.locator('[name=deliveryTime][value="10:00-12:00"]'));
  await choose(page.locator('[name=paymentMethod][value=cashInStore]'));
  await page.locator('[name=comment]').fill('Дзвонити за 15 хвилин');
}

/** Checks a radio button by keyboard, since its label covers it. */
async function choose(radio: Locator): Promise<void> {
  await radio.focus();
  await radio.press('Space');
  await expect(radio).toBeChecked();
}
