import { expect, it } from 'vitest';
import { writeOfflinePage } from './offline-page';

const copy = { path: '/en/search?q=a&b="c"', title: 'Roses <b>60</b>', keptAt: new Date('2026-11-20T05:45:00Z') };

it.each([
  ['/catalog', 'uk', 'Немає зв’язку', '20 листопада о 07:45'],
  ['/en/catalog', 'en', 'No connection', '20 November at 07:45'],
  ['/ru', 'ru', 'Нет связи', '20 ноября в 07:45'],
])('%s is written in its language, with the hour in Kyiv', (path, language, title, hour) => {
  const page = writeOfflinePage(path, [copy]);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`<h1>${title}</h1>`);
  expect(page).toContain(`<small>${hour}</small>`);
  expect(page).toContain(`<a class="retry" href="${path}">`);
});

it('writes titles and addresses as text', () => {
  const page = writeOfflinePage('/en/"><script>', [copy]);
  expect(page).toContain('href="/en/search?q=a&amp;b=&quot;c&quot;">Roses &lt;b&gt;60&lt;/b&gt;');
  expect(page).not.toContain('<script');
});

it('says so when nothing is kept', () => {
  expect(writeOfflinePage('/en', [])).toContain('No pages are kept on the device yet.');
});
