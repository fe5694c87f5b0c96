import { describe, expect, it } from 'vitest';
import { fakeContext } from '../context.fixture';
import { chosenView, rememberedView, serializeViewCookie } from './view-cookie.server';

const inside = { 'sec-fetch-site': 'same-origin' };
const chosen = (url: string, headers: Record<string, string>) => chosenView(url, (name) => headers[name]);

describe('rememberedView', () => {
  it.each([
    ['', 'cards'],
    ['view=list', 'list'],
    ['view=cards', 'cards'],
    ['view=grid', 'cards'],
  ])('of the cookie "%s" is %s', (cookie, view) => {
    expect(rememberedView((name) => (name === 'cookie' ? cookie : null))).toBe(view);
  });
});

describe('chosenView', () => {
  it.each([
    ['/categories/roses?view=list', inside, 'list'],
    ['https://shop.example/categories/roses.data?view=list', inside, 'list'],
    ['/categories/roses?view=cards', { ...inside, cookie: 'view=list' }, 'cards'],
    ['/categories/roses?view=list', { ...inside, cookie: 'view=list' }, null],
    ['/categories/roses?view=list', { 'sec-fetch-site': 'cross-site' }, null],
    ['/categories/roses?view=list', { 'sec-fetch-site': 'none' }, null],
    ['/categories/roses?view=list', {}, null],
    ['/categories/roses?view=grid', inside, null],
    ['/categories/roses', { ...inside, cookie: 'view=list' }, null],
  ])('of %s with %j is %s', (url, headers: Record<string, string>, view) => {
    expect(chosen(url, headers)).toBe(view);
  });
});

it('serializeViewCookie stores the choice for a year', () => {
  expect(serializeViewCookie(fakeContext({}), 'list')).toMatch(/^view=list;.*Max-Age=31536000/);
});
