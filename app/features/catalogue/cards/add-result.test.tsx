import { parse } from 'node-html-parser';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { i18nOf } from '~/i18n/i18n.server';
import { renderPage } from '~/ui/render-page.fixture';
import { PartlyAdded } from './add-result';

it('a rejected line links to the quantity input of its product, and has no link where the page has none', () => {
  const line = (productId: string) => ({
    productId,
    name: `Rose ${productId}`,
    typed: '9',
    message: 'Only 4.',
    offers: [],
  });
  const products = [
    { id: '1', price: 3_840, available: 100 },
    { id: '2', available: 100 },
  ];
  const page = parse(
    renderPage(
      <I18nextProvider i18n={i18nOf('en')}>
        <PartlyAdded answer={{ rejected: ['1', '2', '3'].map(line), text: '' }} products={products} />
      </I18nextProvider>,
    ),
  );
  expect(
    page.querySelectorAll('[role=alert] li').map((item) => [item.text, item.querySelector('a')?.getAttribute('href')]),
  ).toEqual([
    ['Rose 1: Only 4.', '#quantity-1'],
    ['Rose 2: Only 4.', undefined],
    ['Rose 3: Only 4.', undefined],
  ]);
});
