import { parse } from 'node-html-parser';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { renderPage } from '~/ui/render-page.fixture';
import { wordsIn } from './offer.fixture';
import { VarietyCard } from './variety-card';
import { VarietyGrid } from './variety-grid';
import type { LotView, VarietyView } from './variety-view';

const labels = {
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
  unit: (packSize?: number) => (packSize === undefined ? 'pcs' : 'packs'),
  hrefOf: (id: string) => `/product/${id}`,
  take: (offer: string) => `Take ${offer}`,
  words: wordsIn('en'),
  perPiece: 'UAH',
  oldPrice: 'Was',
  noPrice: 'No price for your group yet',
  favourite: 'Favourite',
  signIn: { text: 'Sign in', href: '/login' },
};

const lot = (id: string, lengthCm: number, facts: Partial<LotView> = {}): LotView => ({
  id,
  packSize: 25,
  price: lengthCm * 100,
  available: 100,
  lengthCm,
  ...facts,
});
const soldOut: Partial<LotView> = { available: 0 };

function cardOf(lots: readonly LotView[], facts: Partial<VarietyView> = {}, rest: object = {}) {
  const variety: VarietyView = {
    id: '50',
    name: 'Freedom',
    picture: null,
    farms: [{ farm: 'Los Nevados, Ecuador', lots }],
    chosen: lots[0]?.id ?? '',
    ...facts,
  };
  return parse(
    renderPage(
      <I18nextProvider i18n={i18nOf('en')}>
        <VarietyCard variety={variety} action="/roses" labels={labels} {...rest} />
      </I18nextProvider>,
    ),
  );
}

describe('VarietyCard', () => {
  it('fills in the typed quantity, unless another was rejected', () => {
    const boxOf = (rest: object) =>
      cardOf([lot('50', 50), lot('60', 60)], { chosen: '60', typed: '4' }, rest)
        .querySelector('[name=quantity]')
        ?.getAttribute('value');
    expect(boxOf({})).toBe('4');
    expect(boxOf({ rejected: [{ productId: '60', typed: '7,5', unit: 'pack', message: 'No', offers: [] }] })).toBe(
      '7,5',
    );
  });

  it('is one form of productId, unit and quantity, with a radio button for each length', () => {
    const card = cardOf([lot('50', 50), lot('60', 60)], { chosen: '60' });
    expect(card.querySelectorAll('form')).toHaveLength(1);
    expect(
      card
        .querySelectorAll('form input')
        .map((input) => [input.getAttribute('type'), input.getAttribute('name'), input.getAttribute('value')]),
    ).toEqual([
      ['radio', 'productId', '50'],
      ['radio', 'productId', '60'],
      ['hidden', 'intent', 'add'],
      ['hidden', 'unit', 'pack'],
      ['text', 'quantity', '1'],
    ]);
    expect(card.querySelector('input[checked]')?.getAttribute('value')).toBe('60');
  });

  it('holds what the cart has of the chosen length, to be changed', () => {
    const card = cardOf([lot('50', 50), lot('60', 60, { inCart: 75 })], { chosen: '60' });
    expect(card.querySelector('[name=intent]')?.getAttribute('value')).toBe('changeQuantity');
    expect(card.querySelector('[name=quantity]')?.getAttribute('value')).toBe('3');
    expect(card.querySelector('button[type=submit]')?.getAttribute('aria-label')).toBe('Update: Freedom, 60\u00a0cm');
    expect(card.querySelector('.quantity')?.classList.contains('quantity-in-cart')).toBe(true);
  });

  it('adds the quantity that an order in the search names to what the cart holds', () => {
    const card = cardOf([lot('60', 60, { available: 1000, inCart: 75 })], { chosen: '60', typed: '4' });
    expect(card.querySelector('[name=intent]')?.getAttribute('value')).toBe('add');
    expect(card.querySelector('[name=quantity]')?.getAttribute('value')).toBe('4');
  });

  it('says that nothing is left where all that is in stock is in the box', () => {
    expect(
      cardOf([lot('60', 60, { available: 110, inCart: 100 })], { chosen: '60' }).querySelector('.quantity')?.text,
    ).toContain('No more left');
    expect(cardOf([lot('60', 60)], { chosen: '60' }).querySelector('.quantity')?.text).not.toContain('No more left');
  });

  it('links to the chosen product and names it on its button', () => {
    const card = cardOf([lot('50', 50), lot('60', 60)], { chosen: '60' });
    expect(card.querySelector('h2 a')?.getAttribute('href')).toBe('/product/60');
    expect(card.querySelector('button[type=submit]')?.getAttribute('aria-label')).toBe('Add: Freedom, 60\u00a0cm');
  });

  it('labels each radio button with length and price, and with the farm when several have the variety', () => {
    const one = cardOf([lot('50', 50), lot('60', 60)]);
    expect(one.querySelectorAll('[type=radio]').map((input) => input.getAttribute('aria-label'))).toEqual([
      '50\u00a0cm, 50.00',
      '60\u00a0cm, 60.00',
    ]);
    const two = cardOf([], {
      farms: [
        { farm: 'Los Nevados', lots: [lot('50', 50)] },
        { farm: 'Monte Rosa', lots: [lot('51', 50)] },
      ],
      chosen: '50',
    });
    expect(two.querySelectorAll('[type=radio]').map((input) => input.getAttribute('aria-label'))).toEqual([
      '50\u00a0cm, 50.00, Los Nevados',
      '50\u00a0cm, 50.00, Monte Rosa',
    ]);
  });

  it('shows a sold-out length as disabled', () => {
    const card = cardOf([lot('50', 50, soldOut), lot('60', 60)], { chosen: '60' });
    const [first] = card.querySelectorAll('[type=radio]');
    expect([first?.hasAttribute('disabled'), first?.getAttribute('aria-label')]).toEqual([
      true,
      '50\u00a0cm, 50.00, Out of stock',
    ]);
  });

  it('with a single lot shows length and price as text, without radio buttons', () => {
    const card = cardOf([lot('50', 50)]);
    expect(card.querySelectorAll('[type=radio]')).toHaveLength(0);
    expect(card.querySelector('[name=productId]')?.getAttribute('value')).toBe('50');
    expect(card.querySelector('h2')?.text).toBe('Freedom, 50\u00a0cm');
    expect(card.querySelector('article')?.id).toBe('p-50');
    expect(card.querySelector('strong')?.text).toBe('50.00');
  });

  it('shows the lengths as text without a form when nothing can be ordered', () => {
    const visitor: Partial<LotView> = { price: undefined };
    const card = cardOf([lot('50', 50, visitor), lot('60', 60, visitor)]);
    expect(card.querySelectorAll('form, input')).toHaveLength(0);
    expect(card.querySelector('fieldset')?.text).toBe('5060');
  });

  it('selects the rejected lot, with its quantity, message and offers', () => {
    const rejected = [
      {
        productId: '60',
        typed: '9',
        message: 'Only 4 packs.',
        offers: [{ quantity: 4, unit: 'pack', label: '4 packs' }],
      },
    ];
    const card = cardOf([lot('50', 50), lot('60', 60)], {}, { rejected });
    expect(card.querySelector('input[checked]')?.getAttribute('value')).toBe('60');
    const box = card.querySelector('[name=quantity]');
    expect([box?.getAttribute('value'), box?.getAttribute('aria-invalid')]).toEqual(['9', 'true']);
    expect(card.getElementById(box?.getAttribute('aria-describedby') ?? '')?.text).toContain('Only 4 packs.');
    expect(card.querySelector('.variety-order button[form]')?.text).toBe('Take 4 packs');
  });

  it('distinguishes the old price from the new one', () => {
    const card = cardOf([lot('50', 50, { price: 3_840, promotion: 10 })]);
    expect([card.querySelector('strong')?.text, card.querySelector('s')?.text]).toEqual(['38.40', 'Was 42.67']);
  });

  it('says that the price group of the customer has no price, but not when the price is unknown', () => {
    const note = (facts: Partial<LotView>) => cardOf([lot('50', 50, facts)]).querySelector('.variety-note')?.text;
    expect(note({ price: null })).toContain('No price for your group yet');
    expect(note({ price: undefined, isPriceUnknown: true })).not.toContain('No price');
  });

  it('has a favourite button of the chosen lot, pressed when it is a favourite', () => {
    const heart = (facts: Partial<LotView>) => cardOf([lot('50', 50, facts)]).querySelector('button[form=hearts]');
    expect(heart({})?.attributes).toMatchObject({ name: 'mark', value: '50', 'aria-pressed': 'false' });
    expect(heart({ isFavourite: true })?.attributes).toMatchObject({ name: 'unmark', 'aria-pressed': 'true' });
  });
});

describe('VarietyGrid', () => {
  it('loads the pictures of the first screen eagerly and the others lazily', () => {
    const varieties = Array.from({ length: 6 }, (_, at): VarietyView => {
      const id = String(at);
      return {
        id,
        name: 'Freedom',
        picture: '/images/160/-/p.jpg',
        farms: [{ farm: '', lots: [lot(id, 50)] }],
        chosen: id,
      };
    });
    const loading = (lazy: boolean) =>
      parse(
        renderPage(
          <I18nextProvider i18n={i18nOf('en')}>
            <VarietyGrid varieties={varieties} action="/roses" labels={labels} lazy={lazy} />
          </I18nextProvider>,
        ),
      )
        .querySelectorAll('img')
        .map((img) => img.getAttribute('loading'));
    expect(loading(false)).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
    expect(new Set(loading(true))).toEqual(new Set(['lazy']));
  });
});
