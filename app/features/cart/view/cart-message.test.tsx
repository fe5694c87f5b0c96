import { parse } from 'node-html-parser';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import type { ListResult } from '~server/domain/rejected-line';
import { i18nOf } from '~/i18n/i18n.server';
import { renderPage } from '~/ui/render-page.fixture';
import { CartMessage } from './cart-message';

const error = {
  productId: '7',
  name: 'Freedom',
  typed: '30',
  unit: 'piece' as const,
  message: 'Sold by the pack.',
  offers: [],
};

function show(formError?: ListResult['error']) {
  const page = parse(
    renderPage(
      <I18nextProvider i18n={i18nOf('en')}>
        <CartMessage answer={{ rejected: [error], text: '', error: formError }} action="/en/checkout" />
      </I18nextProvider>,
    ),
  );
  return {
    alerts: page.querySelectorAll('[role=alert]').length,
    errors: page.querySelectorAll('li').map(({ text }) => text),
    fields: page.querySelectorAll('input').map((field) => field.getAttribute('value')),
  };
}

it('CartMessage shows rejected quantities together with the error that ended the update', () => {
  expect(show()).toEqual({ alerts: 1, errors: ['Sold by the pack.'], fields: [] });
  expect(show({ message: 'No connection.', typed: [] })).toEqual({
    alerts: 1,
    errors: ['Sold by the pack.', 'No connection.'],
    fields: [],
  });
  const lost = { productId: '8', quantity: 50 };
  expect(show({ message: 'Freedom is gone.', typed: [], lost })).toEqual({
    alerts: 2,
    errors: ['Sold by the pack.'],
    fields: ['addAgain', '8', '50', 'piece'],
  });
});
