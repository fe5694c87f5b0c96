import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { renderOfflinePage } from './offline-page';

const copy = { path: '/en/search?q=a&b="c"', title: 'Roses <b>60</b>', savedAt: new Date('2026-11-20T05:45:00Z') };

it.each([
  ['/catalog', 'uk', '/', 'Немає зв’язку', '20 листопада о 07:45'],
  ['/en/catalog', 'en', '/en', 'No connection', '20 November at 07:45'],
  ['/ru', 'ru', '/ru', 'Нет связи', '20 ноября в 07:45'],
])(
  'renderOfflinePage renders %s in its language, with the saved time in Kyiv and links to the home page',
  (path, language, home, title, hour) => {
    const page = renderOfflinePage(path, [copy], 'Bloom & Co');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(`<small>${hour}</small>`);
    expect(page).toContain(`<a class="retry" href="${path}">`);
    const links = parse(page).querySelectorAll(`a[href="${home}"]`);
    expect(links.map((link) => link.text)).toContain('Bloom & Co');
    expect(links.length).toBeGreaterThanOrEqual(2);
  },
);

it('renderOfflinePage escapes titles and URLs', () => {
  const page = renderOfflinePage('/en/"><script>', [copy], '<b>');
  expect(page).toContain('href="/en/search?q=a&amp;b=&quot;c&quot;">Roses &lt;b&gt;60&lt;/b&gt;');
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;b&gt;</a></header>');
});

it('renderOfflinePage keeps the fields of a form that had no answer, in their order', () => {
  const form = new FormData();
  form.append('left', '5"');
  form.append('left', '<b>');
  const page = parse(renderOfflinePage('/en/list?from=usual', [copy], '', form));
  expect(page.querySelector('form')?.getAttribute('action')).toBe('/en/list?from=usual');
  const fields = page
    .querySelectorAll('form input')
    .map((field) => [field.attributes['name'], field.attributes['value']]);
  expect(fields).toEqual([
    ['left', '5"'],
    ['left', '<b>'],
  ]);
  expect(page.querySelector('form button')?.text).toBe('Send again');
  expect(page.text).toContain('What you typed is kept on this page');
});

it('renderOfflinePage says when no page is saved on the device', () => {
  expect(renderOfflinePage('/en', [], '')).toContain('No pages are kept on the device yet.');
});
