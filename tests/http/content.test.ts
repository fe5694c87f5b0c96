import { describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';

const url = inject('portalUrl');
const visitor = () => new Customer(url);

describe('Content pages', () => {
  it.each([
    ['/about', 'Про компанію'],
    ['/en/about', 'About us'],
    ['/ru/About/', 'О компании'],
  ])('GET %s shows the page of the API with its title and description', async (path, title) => {
    const page = await visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.html.querySelectorAll('h1').map(({ text }) => text)).toEqual([title]);
    expect(page.html.querySelector('title')?.text).toContain(title);
    expect(page.html.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(20);
  });

  it('GET /en/delivery keeps the table, and links of /en/claims stay in the language', async () => {
    expect((await visitor().get('/en/delivery')).html.querySelectorAll('main table tbody tr')).toHaveLength(5);
    const claims = await visitor().get('/en/claims');
    expect(claims.html.querySelector('main article a')?.getAttribute('href')).toBe('/en/contact');
  });

  it.each([
    ['/privacy-policy', 'Політика конфіденційності', 'Про захист персональних даних'],
    ['/en/privacy-policy', 'Privacy policy', 'Personal Data Protection'],
    ['/ru/privacy-policy', 'Политика конфиденциальности', 'О защите персональных данных'],
    ['/terms-of-use', 'Умови користування', 'одразу після отримання'],
    ['/en/terms-of-use', 'Terms of use', 'right after receiving'],
    ['/ru/terms-of-use', 'Условия использования', 'сразу после получения'],
  ])(
    'GET %s shows the text that the portal contains, with a working table of contents',
    async (path, title, phrase) => {
      const page = await visitor().get(path);
      expect(page.status).toBe(200);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(page.html.querySelector('main article')?.text).toContain(phrase);
      const anchors = page.html.querySelectorAll('main nav a').map((link) => link.getAttribute('href') ?? '');
      expect(anchors.length).toBeGreaterThan(5);
      for (const anchor of anchors) expect(page.html.querySelector(anchor)).not.toBeNull();
    },
  );

  it.each([
    ['/no-such-page', 'Сторінку не знайдено'],
    ['/en/no/such/page', 'Page Not Found'],
    ['/ru/no-such-page', 'Страница не найдена'],
    ['/xx/contact', 'Сторінку не знайдено'],
  ])('GET %s answers 404 with a page that names the path', async (path, title) => {
    const page = await visitor().get(path);
    expect(page.status).toBe(404);
    expect(page.html.querySelector('h1')?.text).toBe(title);
    expect(page.text).toContain(path);
  });
});
