import type { Page } from '@playwright/test';
import { registerBuyer } from '../support/new-buyer';
import { expect, register, signIn, test } from './portal-test';

/** CSS px of a millimetre. */
const MM = 96 / 25.4;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`price tags print as 24 whole tags of 70 × 37 mm on A4, the 25th on a second sheet, in the ${colorScheme} colour scheme`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    await signIn(page, await registerBuyer(baseURL ?? ''));
    await setMarkup(page);
    const address = await tagsOfAnOrder(page);
    const [first = '', ...others] = await page.locator('main input[name^=copies-]').evaluateAll(namesOf);
    const query = (copies: number) => [`${first}=${copies}`, ...others.map((name) => `${name}=0`)].join('&');

    await page.goto(`${address}&${query(24)}`);
    expect(await sheetsOfPdf(page)).toBe(1);
    await page.goto(`${address}&${query(25)}`);
    expect(await sheetsOfPdf(page)).toBe(2);

    await page.emulateMedia({ media: 'print', colorScheme });
    await page.setViewportSize({ width: Math.round(210 * MM), height: Math.round(297 * MM) });
    const sheets = await page.locator('.tag-sheet').evaluateAll((all) =>
      all.map((sheet) => {
        const { left, top, width } = sheet.getBoundingClientRect();
        return {
          left,
          width,
          tags: [...sheet.querySelectorAll('li')].map((tag) => {
            const box = tag.getBoundingClientRect();
            const isWhole =
              tag.scrollHeight <= tag.clientHeight &&
              tag.scrollWidth <= tag.clientWidth &&
              [...tag.children].every((part) => {
                const inner = part.getBoundingClientRect();
                return inner.top >= box.top && inner.bottom <= box.bottom && inner.right <= box.right;
              });
            return { x: box.left - left, y: box.top - top, width: box.width, height: box.height, isWhole };
          }),
        };
      }),
    );
    expect(sheets.map(({ tags }) => tags.length)).toEqual([24, 1]);
    for (const { left, width, tags } of sheets) {
      expect(left).toBe(0);
      expect(width).toBeCloseTo(210 * MM, 0);
      for (const [at, tag] of tags.entries()) {
        expect(tag.isWhole).toBe(true);
        expect(tag.width).toBeCloseTo(70 * MM, 0);
        expect(tag.height).toBeCloseTo(37 * MM, 0);
        expect(tag.x).toBeCloseTo((at % 3) * 70 * MM, 0);
        expect(tag.y).toBeCloseTo(Math.floor(at / 3) * 37 * MM, 0);
      }
    }
    // A cross of two strokes at each of 4 × 9 corners.
    const marks = page.locator('.tag-sheet').first().locator('svg');
    await expect(marks).toBeVisible();
    expect((await marks.boundingBox())?.width).toBeCloseTo(210 * MM, 0);
    expect(await marks.locator('path').evaluate((path) => path.getAttribute('d')?.split('M').length)).toBe(1 + 2 * 36);
    const colours = await page
      .locator('.tags li')
      .first()
      .evaluate((tag) => {
        const { color, backgroundColor } = getComputedStyle(tag);
        return [color, backgroundColor];
      });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  });
}

test('on paper there are selling prices alone: tags without a buying price, and buying prices without selling ones', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signIn(page, await registerBuyer(baseURL ?? ''));
  await setMarkup(page);
  await page.goto('/orders');
  await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
  const items = page.locator('main ul li', { has: page.locator('h3') });
  await expect(items.first()).toContainText('у продаж');
  const buying = (await items.allInnerTexts()).flatMap((text) => /× ([\d\s]+,\d\d)/.exec(text)?.[1] ?? []);
  expect(buying.length).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/у продаж/).filter({ visible: true })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await tagsOfAnOrder(page);
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  const names = await page.locator('.tags li b').allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(printed).toContain(name);
  expect(printed).toContain('Квіти на Подолі');
  for (const price of buying) expect(printed).not.toContain(price);
  await expect(page.locator('header:visible, footer:visible, nav:visible, form:visible')).toHaveCount(0);
});

for (const [prefix, wrong, right] of [
  ['', 'Введіть число', '62,5'],
  ['/en', 'Enter a number', '62.5'],
  ['/ru', 'Введите число', '62,5'],
] as const) {
  test(`${prefix}/retail tells a wrong markup at its field, keeps what was typed and takes the error away once it is right`, async ({
    page,
  }) => {
    await register(page);
    await page.goto(`${prefix}/retail`);
    const markup = page.locator('#markup');
    await markup.fill('x');
    await page.locator('#shopName').fill('Мак & Ко');
    await page.locator('form#retail button[value=save]').click();
    await expect(page.locator('#markup-error')).toContainText(wrong);
    await expect(markup).toHaveValue('x');
    await expect(page.locator('#shopName')).toHaveValue('Мак & Ко');
    await markup.fill('-5');
    await expect(page.locator('#markup-error')).not.toContainText(wrong);
    await page.locator('#allowBelow').check();
    await markup.fill(`${right} %`);
    await expect(page.locator('#markup-error')).toHaveCount(0);
    await page.locator('form#retail button[value=save]').click();
    await expect(markup).toHaveValue(right);
    await expect(page.locator('#shopName')).toHaveValue('Мак & Ко');
  });
}

function namesOf(inputs: Element[]): string[] {
  return inputs.map((input) => input.getAttribute('name') ?? '');
}

async function setMarkup(page: Page): Promise<void> {
  await page.goto('/retail?markup=62,5&rounding=nine&shopName=Квіти на Подолі');
  await page.getByRole('button', { name: 'Взяти ці налаштування' }).click();
  await expect(page.getByText('Увімкнено: ціна продажу')).toBeVisible();
}

/** Opens the tags of the newest order. @returns the address */
async function tagsOfAnOrder(page: Page): Promise<string> {
  await page.goto('/orders');
  await page.goto((await page.locator('main li a[href*="?id="]').first().getAttribute('href')) ?? '');
  const address = (await page.locator('main a[href^="/price-tags"]').getAttribute('href')) ?? '';
  await page.goto(address);
  await expect(page.locator('.tags li').first()).toBeVisible();
  return address;
}

async function sheetsOfPdf(page: Page): Promise<number> {
  const bytes = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(bytes).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  return bytes.match(/\/Type \/Page\b/g)?.length ?? 0;
}
