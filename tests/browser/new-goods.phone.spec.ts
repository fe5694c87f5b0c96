import AxeBuilder from '@axe-core/playwright';
import { startFailingApi, type FailingApi } from '../support/failing-api';
import { newStoreUrl } from '../support/new-store-url';
import { holdBackGoods, startIndexed } from '../support/news';
import type { RunningPortal } from '../support/start-portal';
import { expect, register, test } from './portal-test';

let api: FailingApi;
let portal: RunningPortal;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  api = await startFailingApi();
  const storeUrl = newStoreUrl();
  holdBackGoods(api);
  const before = await startIndexed(api, storeUrl);
  await before.stop();
  api.recover();
  portal = await startIndexed(api, storeUrl);
});
test.afterAll(async () => {
  await portal.stop();
  await api.close();
});

test('at 320 px home leads to new goods, whose filter says since when and is taken off by one tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const isWellFormed = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.length])).toEqual(
      [],
    );
  };
  await register(page, portal.url);
  await page.goto(`${portal.url}/`);
  const news = page.getByRole('link', { name: /^Нове з .*\d\d:\d\d: \d+ сорт/ });
  await expect(news).toBeVisible();
  await isWellFormed();
  await news.click();
  await page.waitForURL(/\/catalog\?new=1$/);
  await expect(page.locator('article').first()).toBeVisible();
  const chip = page.getByRole('link', { name: /Нове: помічено з .*\d\d:\d\d/ });
  await expect(chip).toBeVisible();
  await isWellFormed();
  await chip.click();
  await page.waitForURL(/\/catalog$/);
  await expect(chip).toHaveCount(0);
});
