import type { Locator, Page } from '@playwright/test';
import { chosenProduct, expect, register, signIn, test } from './portal-test';

/** Height of three screens, px. */
const THREE_SCREENS = 3 * 844;

test('the first card of a category begins at most 230 px below the top of a phone', async ({ page }) => {
  await signIn(page);
  await page.goto('/categories/roses');
  await page.locator('html[data-ready]').waitFor();
  expect((await page.locator('article').first().boundingBox())?.y).toBeLessThanOrEqual(230);
});

test('the names of at least 11 varieties of a category are seen in the first three screens of a phone', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/categories/roses');
  await page.locator('html[data-ready]').waitFor();
  const ends = await page
    .locator('article h2')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().bottom + scrollY));
  expect(ends.filter((end) => end <= THREE_SCREENS).length).toBeGreaterThanOrEqual(11);
});

test('choosing another length of a variety changes the price, the name of the button and the link', async ({
  page,
}) => {
  await register(page);
  const { card, lengths } = await openVariety(page);
  const add = card.getByRole('button', { name: /^Додати: / });
  const seen: string[][] = [];
  for (const { id, length, price } of lengths) {
    await card.locator(`[type=radio][value="${id}"]`).check();
    await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', new RegExp(`/product/${id}$`));
    await expect(add).toHaveAccessibleName(new RegExp(`${length}\\sсм`));
    const pack = Number(/(\d+) шт/.exec(await card.locator('p').filter({ hasText: 'пачка' }).innerText())?.[1]);
    await expect.poll(() => amountOf(add)).toBeCloseTo(pack * price, 1);
    seen.push([await add.innerText()]);
  }
  expect(new Set(seen.flat()).size).toBe(lengths.length);
});

test('the length of a variety that is chosen is the one that is added to the cart', async ({ page }) => {
  await register(page);
  const { card, lengths } = await openVariety(page);
  const first = await chosenProduct(card);
  const other = lengths.find(({ id }) => id !== first);
  if (!other) throw new Error('the variety has one length only');
  await card.locator(`[type=radio][value="${other.id}"]`).check();
  await card.getByRole('button', { name: /^Додати: / }).click();
  await expect(card).toContainText('У кошику 1 ');
  await page.goto('/checkout');
  await expect(page.locator('#cart tbody input[name=quantity]')).toHaveCount(1);
  await expect(page.locator('#cart tbody a[href*="/product/"]').first()).toHaveAttribute(
    'href',
    new RegExp(`/product/${other.id}$`),
  );
});

test('a quantity typed before another length is chosen stays, and the price is that of the new length', async ({
  page,
}) => {
  await register(page);
  const { card, lengths } = await openVariety(page);
  const add = card.getByRole('button', { name: /^Додати: / });
  const first = await chosenProduct(card);
  const other = lengths.find(({ id }) => id !== first);
  if (!other) throw new Error('the variety has one length only');
  await card.locator(`[type=radio][value="${other.id}"]`).check();
  const one = await amountOf(add);
  await card.locator(`[type=radio][value="${first}"]`).check();
  await card.getByRole('textbox').fill('3');
  await card.locator(`[type=radio][value="${other.id}"]`).check();
  await expect(card.getByRole('textbox')).toHaveValue('3');
  await expect.poll(() => amountOf(add)).toBeCloseTo(3 * one, 1);
});

test('a length chosen and a quantity typed before the scripts came stay, and the button says what they cost', async ({
  page,
}) => {
  await register(page);
  const { card, lengths } = await openVariety(page);
  const first = await chosenProduct(card);
  const other = lengths.find(({ id }) => id !== first);
  if (!other) throw new Error('the variety has one length only');
  await card.locator(`[type=radio][value="${other.id}"]`).check();
  const add = card.getByRole('button', { name: /^Додати: / });
  const one = await amountOf(add);

  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/categories/roses?inStock=1');
  await card.locator(`[type=radio][value="${other.id}"]`).check();
  await card.getByRole('textbox').fill('3');
  release();
  await page.locator('html[data-ready]').waitFor();
  await expect(card.locator(`[type=radio][value="${other.id}"]`)).toBeChecked();
  await expect(card.getByRole('textbox')).toHaveValue('3');
  await expect.poll(() => amountOf(add)).toBeCloseTo(3 * one, 1);
});

interface Length {
  readonly id: string;
  /** cm */
  readonly length: number;
  /** UAH a piece */
  readonly price: number;
}

/** The first card with three lengths or more that can be ordered. */
async function openVariety(page: Page): Promise<{ card: Locator; lengths: Length[] }> {
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  for (let at = 0; at < 24; at += 1) {
    const card = page.locator('article').nth(at);
    const lengths = await card.locator('[type=radio]:enabled').evaluateAll((radios) =>
      radios.map((radio) => {
        const [, length, price] = /^(\d+)\sсм, ([\d\s]+,\d\d)/.exec(radio.getAttribute('aria-label') ?? '') ?? [];
        return {
          id: radio.getAttribute('value') ?? '',
          length: Number(length),
          price: Number((price ?? '').replace(/\s/g, '').replace(',', '.')),
        };
      }),
    );
    if (new Set(lengths.map(({ price }) => price)).size > 2 && lengths.length < 9) return { card, lengths };
  }
  throw new Error('no variety has three lengths of different prices');
}

/** What the button says the quantity costs, UAH. */
async function amountOf(add: Locator): Promise<number> {
  const text = await add.innerText();
  return Number((/[\d\s]+,\d\d/.exec(text)?.[0] ?? '').replace(/\s/g, '').replace(',', '.'));
}

test('a card holds what was added, changes it, and stops at the stock, and nothing of the page moves', async ({
  page,
}) => {
  await register(page);
  await page.goto('/categories/roses?inStock=1');
  await page.locator('html[data-ready]').waitFor();
  const places = () =>
    page.locator('article, article button, article .quantity, nav a').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    );
  const card = page.locator('article:not(:has(.stock-low)):has([name=quantity])').first();
  const [box, send] = [card.getByRole('textbox'), card.locator('button[type=submit]')];
  const before = await places();
  await send.click();
  await expect(card).toContainText('У кошику 1 ');
  await expect(send).toHaveAccessibleName(/^Змінити: /);
  await card.getByRole('button', { name: 'Більше' }).click();
  await expect(box).toHaveValue('2');
  await send.click();
  await expect(card).toContainText('У кошику 2 ');
  await expect(page.getByRole('link', { name: /Кошик: 1 позиція/ }).first()).toBeVisible();
  expect(await places()).toEqual(before);

  await box.fill('90000');
  await send.click();
  await expect(card.getByRole('alert')).toContainText('на складі');
  await expect(card.getByRole('alert')).toBeInViewport();
  await card
    .getByRole('button', { name: /^Взяти/ })
    .first()
    .click();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(card).not.toContainText('У кошику 2 ');
  const most = await box.inputValue();
  await card.getByRole('button', { name: 'Більше' }).click();
  await expect(card.getByRole('status')).toHaveText('більше немає');
  await expect(box).toHaveValue(most);

  await box.fill('0');
  await send.click();
  await expect(send).toHaveAccessibleName(/^Додати: /);
  await expect(box).toHaveValue('1');
});
