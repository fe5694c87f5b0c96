import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { LineSuggestion } from '../../server/domain/search-suggestion';
import { Customer, type Page, wordsOf } from '../support/customer';

const url = inject('portalUrl');
const visitor = new Customer(url);
const customer = new Customer(url);
/** Varieties, without the length of one that has a single lot. */
const namesOn = (page: Page) =>
  page.html
    .querySelectorAll('main article h2 a, main article h3 a')
    .map(({ text }) => text.trim().replace(/, \d+\s\p{L}+$/u, ''));
/** The length that is chosen on each card: by its radio button, or, of a single lot, in its name. */
const chosenLengthsOn = (page: Page) =>
  page.html
    .querySelectorAll('main article')
    .map(
      (card) =>
        /^(\d+)\s/.exec(card.querySelector('[type=radio][checked]')?.getAttribute('aria-label') ?? '')?.[1] ??
        /(\d+)\s\p{L}+$/u.exec(card.querySelector('h2 a')?.text.trim() ?? '')?.[1],
    );
const search = async (q: string, prefix = '', more = '') =>
  visitor.get(`${prefix}/search?q=${encodeURIComponent(q)}${more}`);

/** The catalogue is read in the background after the first request. */
beforeAll(async () => {
  await customer.signIn('+380501112233', 'kvitka2026');
  const deadline = Date.now() + 60_000;
  while (namesOn(await search('плая бланка')).length === 0) {
    if (Date.now() > deadline) throw new Error('the catalogue was not indexed within a minute');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}, 70_000);

describe('Search', () => {
  it.each([
    ['', 'Плая Бланка', 'Playa Blanca'],
    ['/en', 'плая бл', 'Playa Blanca'],
    ['/ru', 'акуувщь', 'Freedom'],
    ['', 'експлрер', 'Explorer'],
  ])('GET %s/search?q=%s finds the variety %s only', async (prefix, typed, name) => {
    const page = await search(typed, prefix);
    expect(namesOn(page).length).toBeGreaterThan(0);
    expect(new Set(namesOn(page))).toEqual(new Set([name]));
  });

  it.each(['орхідея ванда', 'біла орхідея'])(
    'GET /search?q=%s finds nothing and links to the species on sale nearest to the one that is not',
    async (typed) => {
      const page = await search(typed);
      expect(namesOn(page)).toEqual([]);
      expect(page.html.querySelector('h1')?.text).toBe('Нічого не знайшлося');
      const near = page.html.querySelectorAll('main section li a').map((link) => link.getAttribute('href'));
      expect(near).toContain(`/search?${new URLSearchParams({ q: 'кала' }).toString()}`);
      expect(namesOn(await visitor.get(near[0] ?? '')).length).toBeGreaterThan(0);
    },
  );

  it('GET /search?q=троянда ванда says that one of the words was not found, and shows roses', async () => {
    const page = await search('троянда ванда');
    expect(wordsOf(page, 'main [role=status]')).toContain('Не знайшли: «ванда»');
    expect(namesOn(page).length).toBeGreaterThan(0);
  });

  it.each([
    ['', 'фрідом 60', 'Freedom 60 см'],
    ['/en', 'freedom 60', 'Freedom 60 cm'],
    ['/ru', 'фридом 60', 'Freedom 60 см'],
  ])('GET %s/search-suggestions?q=%s suggests %s, which chooses that length', async (prefix, typed, suggested) => {
    const answer = await visitor.get(`${prefix}/search-suggestions?${new URLSearchParams({ q: typed }).toString()}`);
    const [first] = JSON.parse(answer.text) as { text: string }[];
    expect(first?.text).toBe(suggested);
    const found = await customer.get(`${prefix}/search?q=${encodeURIComponent(suggested)}`);
    expect(new Set(chosenLengthsOn(found))).toEqual(new Set(['60']));
  });

  it('GET /en/search shows how it understood each word, with a link that removes it', async () => {
    const page = await search('біла троянда 60', '/en');
    const chips = page.html.querySelectorAll('nav[aria-label="Understood as"] a');
    expect(chips.map(({ text }) => text.trim().toLowerCase().replace(/\s/g, ' '))).toEqual(['white', 'rose', '60 cm']);
    const wider = await visitor.get((chips[2]?.getAttribute('href') ?? '').replaceAll('&amp;', '&'));
    expect(wider.path).toBe(`/en/search?${new URLSearchParams({ q: 'біла троянда' }).toString()}`);
    expect(wordsOf(page)).not.toContain('50 cm');
    expect(wordsOf(wider)).toContain('50');
  });

  it('The link that removes a one-letter word keeps the other words', async () => {
    const page = await search('Е троянда Ecuador', '/en');
    const [first] = page.html.querySelectorAll('nav[aria-label="Understood as"] a');
    expect(new URL(first?.getAttribute('href')?.replaceAll('&amp;', '&') ?? '', url).searchParams.get('q')).toBe(
      'троянда Ecuador',
    );
  });

  it.each([
    ['', 'фрідом 60 100', 'Freedom, 60 см · 4 пачки = 100 шт · ', '60 см', '100 шт'],
    ['/en', 'freedom 60 4 packs', 'Freedom, 60 cm · 4 packs = 100 pcs · ', '60 cm', '4 packs'],
    ['/ru', '4 пачки фридом 60', 'Freedom, 60 см · 4 пачки = 100 шт · ', '60 см', '4 пачки'],
  ])(
    'GET %s/search-suggestions?q=%s begins with an order line for a customer, and the page /search has a chip and a box with its quantity',
    async (prefix, typed, text, ...understood) => {
      const suggest = async (who: Customer, q: string) => {
        const answer = await who.get(`${prefix}/search-suggestions?q=${encodeURIComponent(q)}`);
        return JSON.parse(answer.text) as Partial<LineSuggestion>[];
      };
      const [line, ...others] = await suggest(customer, typed);
      expect(line?.text?.replace(/\u00a0/g, ' ')).toContain(text);
      expect(line).toMatchObject({ typed, quantity: '100', unit: 'piece', expectedLines: 1 });
      expect(line?.expectedTotal).toBeGreaterThan(0);
      expect(others.length).toBeGreaterThan(0);
      expect(others.some((each) => each.productId !== undefined)).toBe(false);
      expect((await suggest(visitor, typed)).some((each) => each.productId !== undefined)).toBe(false);
      expect((await suggest(customer, typed.replace('100', '90').replace('4', '1.5')))[0]).not.toHaveProperty(
        'productId',
      );

      const page = await customer.get(`${prefix}/search?q=${encodeURIComponent(typed)}`);
      const chips = page.html.querySelectorAll('nav[aria-label] a.pill').filter((chip) => /\d/.test(chip.text));
      expect(chips.map((chip) => chip.text.trim().replace(/\u00a0/g, ' '))).toEqual(understood);
      const [first, ...rest] = page.html.querySelectorAll('main article input[name=quantity]');
      expect(first?.getAttribute('value')).toBe('4');
      expect(rest.map((box) => box.getAttribute('value')).filter((value) => value !== '1')).toEqual([]);
      const [byLength, byQuantity] = chips.map((chip) => (chip.getAttribute('href') ?? '').replaceAll('&amp;', '&'));
      const withoutQuantity = await customer.get(byQuantity ?? '');
      expect(chosenLengthsOn(withoutQuantity)[0]).toBe('60');
      expect(withoutQuantity.html.querySelector('main article input[name=quantity]')?.getAttribute('value')).toBe('1');
      const withoutLength = await customer.get(byLength ?? '');
      expect(wordsOf(withoutLength).replace(/\u00a0/g, ' ')).toContain(understood[1]);
      expect(withoutLength.html.querySelector('main article input[name=quantity]')?.getAttribute('value')).toBe('4');
    },
  );

  it('GET /search with a quantity that splits a pack keeps it as typed in the box, and sending it is refused', async () => {
    const page = await customer.get(`/search?q=${encodeURIComponent('фрідом 60 90')}`);
    const box = page.html.querySelector('main article input[name=quantity]');
    expect(box?.getAttribute('value')?.replace(/\u00a0/g, ' ')).toBe('90 шт');
    expect(wordsOf(page)).not.toContain('Не знайшли');
  });

  it('GET /search names a corrected typo and a word that it did not find', async () => {
    expect(wordsOf(await search('firdom'))).toContain('Показуємо за запитом «freedom»');
    const page = await search('фрідом 65');
    expect(wordsOf(page)).toContain('Не знайшли: «65»');
    expect(new Set(namesOn(page))).toEqual(new Set(['Freedom']));
  });

  it('GET /search without results links to categories and has no filters unless one is set', async () => {
    const { html } = await search('zzqqxx');
    expect(html.querySelectorAll('main li a.pill').length).toBeGreaterThan(2);
    expect(html.querySelector('#filters, [aria-label="Вигляд"]')).toBeNull();
    expect((await search('zzqqxx', '', '&color=red')).html.querySelector('#filters')).not.toBeNull();
  });

  it('GET /search filters, sorts and pages the results', async () => {
    const [inStock, byName, second] = await Promise.all([
      search('троянда', '', '&inStock=1'),
      search('троянда', '', '&sort=-name'),
      search('троянда', '', '&page=2'),
    ]);
    expect(wordsOf(inStock)).not.toContain('немає в наявності');
    const names = namesOn(byName);
    expect(names).toEqual([...names].sort(new Intl.Collator('uk').compare).reverse());
    expect(namesOn(second).length).toBeGreaterThan(0);
    expect(second.html.querySelector('main [aria-current=page]')?.text).toContain('2');
  });

  it('GET /search with nonsense, HTML or a long text answers 200, escapes it and links to categories', async () => {
    for (const typed of ['🌹🌹', 'щщщщщщщ', 'роза '.repeat(50), '<script>alert(1)</script>', '%00']) {
      const page = await search(typed);
      expect(page.status, typed).toBe(200);
      expect(page.text).not.toContain('<script>alert(1)');
    }
    expect(wordsOf(await search('щщщщщщщ'))).toContain('Або почніть із розділу');
  });

  it.each(['!!!', '%', '\\', '🌹'])(
    'GET /en/search?q=%j finds nothing and keeps the text in the field',
    async (typed) => {
      const page = await search(typed, '/en');
      expect(namesOn(page)).toEqual([]);
      expect(wordsOf(page)).not.toContain('600');
      expect(page.html.querySelector('input[name=q]')?.getAttribute('value')).toBe(typed);
    },
  );

  it('GET /search-suggestions answers JSON with the text and a note, empty for a blank query', async () => {
    const page = await visitor.get(`/en/search-suggestions?q=${encodeURIComponent('плая')}`);
    const suggestions = JSON.parse(page.text) as { text: string; note: string }[];
    expect(suggestions[0]?.text).toBe('Playa Blanca');
    expect(suggestions[0]?.note).toMatch(/^rose · \d+ /);
    expect(JSON.parse((await visitor.get('/search-suggestions?q=%20')).text)).toEqual([]);
    expect(
      (
        JSON.parse((await visitor.get(`/search-suggestions?q=${encodeURIComponent('тюль')}`)).text) as {
          text: string;
        }[]
      )[0]?.text,
    ).toBe('тюльпан');
  });
});
