import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { NamedRejection } from '~/domain/rejected-line';
import { hasFields } from '~/ui/use-form-state';
import { renderPage } from '~/ui/render-page';
import { ProductCard } from './product-card';
import { ProductCardGrid } from './product-card-grid';
import type { ProductCardView } from './product-view';
import { money } from '~server/contract/money';

const texts = {
  add: 'Add',
  adding: 'Adding',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  unit: (packSize: number | undefined) => (packSize === undefined ? 'pcs' : 'packs'),
  hrefOf: (id: string) => `/product/${id}`,
  take: (offer: string) => `Take ${offer}`,
  perPiece: 'UAH each',
  oldPrice: 'Was',
  noPrice: 'No price for your group yet',
  favourite: 'Favourite',
  signIn: { text: 'Sign in for prices', href: '/login' },
};

const freedom: ProductCardView = {
  id: '7',
  name: 'Freedom, 60\u00a0cm',
  meta: 'Rose · Los Nevados · Ecuador',
  color: 'red',
  picture: '/images/240/-/p.jpg',
  tags: [{ tone: 'promotion', text: '−10 %' }],
  price: { amount: '38,40', old: '42,70', pack: 'pack of 25, 960,00' },
  stock: { text: '1 240' },
  ordering: { packSize: 25, piecePrice: money(3_840) },
};

const rejected: NamedRejection = {
  productId: '7',
  name: 'Freedom',
  typed: '30',
  message: 'Whole packs only.',
  offers: [
    { quantity: 1, unit: 'pack', label: '1 pack' },
    { quantity: 2, unit: 'pack', label: '2 packs' },
  ],
};

const render = (product: ProductCardView, line?: NamedRejection) =>
  parse(renderPage(<ProductCard product={product} action="/roses?page=2" labels={texts} rejected={line} />));

describe('ProductCard', () => {
  it('has the anchor that adding returns to, and one link for screen readers', () => {
    const page = render(freedom);
    expect(page.querySelector('article')?.id).toBe('p-7');
    const heard = page.querySelectorAll('a').filter((link) => link.getAttribute('aria-hidden') !== 'true');
    expect(heard.map((link) => [link.text, link.getAttribute('href')])).toEqual([
      ['Freedom, 60\u00a0cm', '/product/7'],
    ]);
  });

  it('has its own favourite button, pressed when the product is a favourite', () => {
    const favouriteButton = (product: ProductCardView) => render(product).querySelector('button[form]');
    expect(favouriteButton(freedom)?.attributes).toMatchObject({
      name: 'mark',
      value: '7',
      'aria-pressed': 'false',
      'aria-label': 'Favourite: Freedom, 60\u00a0cm',
    });
    expect(favouriteButton({ ...freedom, isFavourite: true })?.attributes).toMatchObject({
      name: 'unmark',
      value: '7',
      'aria-pressed': 'true',
    });
    expect(render({ ...freedom, price: undefined, ordering: undefined }).querySelector('button[form]')).not.toBeNull();
  });

  it('labels its quantity and button with variety, length and the further accessible name', () => {
    const labels = (product: ProductCardView) =>
      ['input[name=quantity]', 'button[type=submit]'].map((selector) =>
        render(product).querySelector(selector)?.getAttribute('aria-label'),
      );
    expect(labels(freedom)).toEqual(['Quantity: Freedom, 60\u00a0cm, packs', 'Add: Freedom, 60\u00a0cm']);
    expect(labels({ ...freedom, heard: 'Freedom, 60\u00a0cm, Westland' })).toEqual([
      'Quantity: Freedom, 60\u00a0cm, Westland, packs',
      'Add: Freedom, 60\u00a0cm, Westland',
    ]);
  });

  it('adds with a native form of productId, quantity and unit', () => {
    const form = render(freedom).querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/roses?page=2']);
    expect(
      form?.querySelectorAll('input').map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
    ).toEqual([
      ['intent', 'add'],
      ['productId', '7'],
      ['unit', 'pack'],
      ['quantity', '1'],
    ]);
  });

  it('distinguishes the old price from the new one', () => {
    const page = render(freedom);
    expect(page.querySelector('strong')?.text).toBe('38,40');
    expect(page.querySelector('s')?.text).toBe('Was 42,70');
  });

  it('links a visitor to login instead of a price and a form', () => {
    const page = render({ ...freedom, price: undefined, ordering: undefined });
    expect(page.querySelector('strong, form')).toBeNull();
    expect(page.querySelector('a[href="/login"]')?.text).toBe('Sign in for prices');
  });

  it('tells a signed-in customer that their price group has no price, without a link to login', () => {
    const page = render({ ...freedom, price: null, ordering: undefined });
    expect(page.querySelector('.price')?.text).toBe('No price for your group yet');
    expect(page.querySelector('a[href="/login"]')).toBeNull();
  });

  it('shows no price when the price is unknown', () => {
    expect(
      render({ ...freedom, price: undefined, isPriceUnknown: true, ordering: undefined }).querySelector('.price'),
    ).toBeNull();
  });

  it('distinguishes its pending form from the forms of its offers', () => {
    const fields = (selector: string) => {
      const data = new FormData();
      for (const input of render(freedom, rejected).querySelectorAll(`${selector} input`))
        data.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
      return data;
    };
    const mark = { intent: 'add', productId: '7', offer: null };
    expect([hasFields(fields('form:not([hidden])'), mark), hasFields(fields('form[hidden]'), mark)]).toEqual([
      true,
      false,
    ]);
  });

  it('keeps a rejected quantity with the reason and a button for each accepted quantity', () => {
    const page = render(freedom, rejected);
    const field = page.querySelector('input[name=quantity]');
    expect(field?.getAttribute('value')).toBe('30');
    expect(page.getElementById(field?.getAttribute('aria-describedby') ?? '')?.text).toBe('Whole packs only.');
    const buttons = page.querySelectorAll('button[form^=offer]');
    expect(buttons.map((button) => button.text)).toEqual(['Take 1 pack', 'Take 2 packs']);
    const offered = page.getElementById(buttons[1]?.getAttribute('form') ?? '');
    expect(offered?.querySelectorAll('input').map((input) => input.getAttribute('value'))).toEqual([
      'add',
      '1',
      '7',
      '2',
      'pack',
    ]);
  });

  it('shows a rejected quantity in its submitted unit', () => {
    const form = render(freedom, { ...rejected, unit: 'piece' }).querySelector('form:not([hidden])');
    expect(form?.querySelector('input[name=unit]')?.getAttribute('value')).toBe('piece');
    expect([
      form?.querySelector('input[name=quantity]')?.getAttribute('aria-label'),
      form?.querySelector('.quantity')?.text,
    ]).toEqual(['Quantity: Freedom, 60\u00a0cm, pcs', 'pcs']);
  });

  it('offers the remaining stock with substitutes as one button, with their manufacturers and total', () => {
    const split = {
      value: '7=40&8=60',
      label: 'Take 40 pcs of these and 60 pcs Explorer',
      detail: 'Westland, at 41.20 UAH · 4,008.00 UAH in all',
    };
    const page = render(freedom, { ...rejected, offers: [], splits: [split] });
    const button = page.querySelector('button[form]');
    expect([button?.text, button?.parentNode?.querySelector('p')?.text]).toEqual([split.label, split.detail]);
    const fields = page.getElementById(button?.getAttribute('form') ?? '')?.querySelectorAll('input');
    expect(fields?.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['intent', 'add'],
      ['split', '7=40&8=60'],
    ]);
  });
});

describe('ProductCardGrid', () => {
  it('loads the pictures of the first row eagerly and the others lazily', () => {
    const products = Array.from({ length: 6 }, (_, index) => ({ ...freedom, id: String(index) }));
    const loading = (lazy: boolean) =>
      parse(renderPage(<ProductCardGrid products={products} action="/roses" labels={texts} lazy={lazy} />))
        .querySelectorAll('img')
        .map((img) => img.getAttribute('loading'));
    const first = parse(
      renderPage(<ProductCardGrid products={products} action="/roses" labels={texts} />),
    ).querySelectorAll('img[fetchpriority=high]');
    expect(first.map((img) => img.getAttribute('src'))).toEqual(['/images/240/-/p.jpg']);
    expect(loading(false)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
    expect(new Set(loading(true))).toEqual(new Set(['lazy']));
  });
});
