import { describe, expect, it } from 'vitest';
import { languageOf, type Language } from '~/i18n/languages';
import { redirectAfterLogin } from './redirect-after-login.server';
import { fakeContext } from '../context.fixture';

const back = async (address?: string, language: Language = languageOf(address ?? '/')) => {
  const { status, headers } = await redirectAfterLogin(fakeContext({}, { language }), address);
  return { status, to: headers.get('location'), byDocument: headers.has('x-remix-reload-document') };
};

describe('redirectAfterLogin', () => {
  it.each(['/en/orders?date=all', '/checkout#cart', '/printDocument/7', '/documents/print?order=1', '/delivery'])(
    'redirects to the page %s',
    async (path) => {
      expect(await back(path)).toEqual({ status: 303, to: path, byDocument: false });
    },
  );

  it.each([
    ['/orders?date=all', 'en', '/en/orders?date=all'],
    ['/en/checkout#cart', 'uk', '/checkout#cart'],
    ['/ru', 'en', '/en'],
    ['/cart/drawer', 'ru', '/ru/checkout'],
  ] as const)('redirects %s in the chosen language %s to %s', async (path, language, page) => {
    expect(await back(path, language)).toMatchObject({ to: page });
  });

  it.each([undefined, '', 'https://evil.example'])('redirects %j to the home page', async (address) => {
    expect(await back(address)).toEqual({ status: 303, to: '/', byDocument: false });
  });

  it.each([
    ['/ru/cart/drawer', '/ru/checkout'],
    ['/notifications/unread/', '/notifications'],
    ['/en/history.csv?documentType=claimAct', '/en/history?documentType=claimAct'],
    ['/documents.csv?order=1&order=2', '/documents?order=1&order=2'],
    ['/price-list.csv?categoryId=7&inStock=1', '/catalog/7?inStock=1'],
    ['/en/Price-List.csv', '/en/catalog'],
  ])('redirects the file or fragment %s to the page %s', async (path, page) => {
    expect(await back(path)).toEqual({ status: 303, to: page, byDocument: false });
  });

  it.each(['/en/pdf/invoice/7', '/pdf/product-list?categoryId=7', '/set-language/en?to=%2F'])(
    'lets the browser open %s as a document',
    async (path) => {
      expect(await back(path)).toEqual({ status: 303, to: path, byDocument: true });
    },
  );
});
