import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base = 'http://127.0.0.1:4781';
const [,, name, path, widths = '390,1280', schemes = 'light', full = 'full', lang=''] = process.argv;
for (const w of widths.split(',')) for (const s of schemes.split(',')) {
  const c = await b.newContext({ viewport: { width: Number(w), height: 900 }, colorScheme: s as 'light', storageState: await state() });
  const p = await c.newPage();
  await p.goto(base + path, { waitUntil: 'load' });
  await p.waitForTimeout(300);
  console.log(w, s, await p.evaluate(() => document.documentElement.scrollWidth - innerWidth));
  await p.screenshot({ path: `/tmp/w/me-shots/${name}-${w}-${s}.png`, fullPage: full === 'full' });
  await c.close();
}
await b.close();
async function state() {
  const fs = await import('node:fs');
  const f = '/tmp/w/me-shots/state.json';
  if (fs.existsSync(f)) return f;
  const c = await b.newContext(); const p = await c.newPage();
  await p.goto(base + '/login');
  await p.fill('[name=phone]', '+380501112233'); await p.fill('[name=password]', 'kvitka2026');
  await p.click('form:has([name=password]) button[type=submit]'); await p.waitForURL((u) => !u.pathname.includes('login'));
  // one pack in the cart
  await p.goto(base + '/categories/roses?inStock=1');
  await p.locator('article form button[type=submit]').first().click(); await p.waitForTimeout(1500);
  await c.storageState({ path: f }); await c.close();
  return f;
}
