import { parse } from 'node-html-parser';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import type { NamedRejection } from '~server/domain/rejected-line';
import { hasFields } from '~/ui/forms/use-form-state';
import { renderPage } from '~/ui/render-page.fixture';
import { wordsIn } from './offer.fixture';
import { ProductCardForm } from './product-card-form';

const texts = {
  add: 'Add',
  adding: 'Adding',
  change: 'Update',
  remove: 'Remove',
  changing: 'Updating',
  inCart: 'in the cart',
  quantity: 'Quantity',
  less: 'Less',
  more: 'More',
  noMore: 'No more left',
  unit: (packSize: number | undefined) => (packSize === undefined ? 'pcs' : 'packs'),
  hrefOf: (id: string) => `/product/${id}`,
  take: (offer: string) => `Take ${offer}`,
  words: wordsIn('en'),
};

const freedom = {
  id: '7',
  packSize: 25,
  price: 3_840,
  available: 100,
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

const render = (offer: typeof freedom, line?: NamedRejection) =>
  parse(
    renderPage(
      <I18nextProvider i18n={i18nOf('en')}>
        <ProductCardForm
          offer={offer}
          name={'Freedom, 60\u00a0cm'}
          action="/roses?page=2"
          labels={texts}
          rejected={line}
        />
      </I18nextProvider>,
    ),
  );

describe('ProductCardForm', () => {
  it('labels its quantity and button with variety and length', () => {
    const labels = (product: typeof freedom) =>
      ['input[name=quantity]', 'button[type=submit]'].map((selector) =>
        render(product).querySelector(selector)?.getAttribute('aria-label'),
      );
    expect(labels(freedom)).toEqual(['Quantity: Freedom, 60\u00a0cm, packs', 'Add: Freedom, 60\u00a0cm']);
  });

  it('adds with a native form of productId, quantity and unit', () => {
    const form = render(freedom).querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/roses?page=2']);
    expect(
      form?.querySelectorAll('input').map((input) => [input.getAttribute('name'), input.getAttribute('value')]),
    ).toEqual([
      ['productId', '7'],
      ['intent', 'add'],
      ['unit', 'pack'],
      ['quantity', '1'],
    ]);
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
