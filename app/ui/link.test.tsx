import { Link as RouterLink } from '@remix-run/react';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { isInternalUrl, Link } from './link';
import { renderPage } from './render-page.fixture';

describe('Link', () => {
  it.each([
    ['/en/cart?x=1', true],
    ['//evil.example', false],
    ['https://maps.example', false],
    ['tel:+380441234567', false],
    ['#main', false],
  ])('isInternalUrl of %s is %s', (href, expected) => {
    expect(isInternalUrl(href)).toBe(expected);
  });

  it('Link keeps text, address and attributes for a page and for an anchor', () => {
    const page = parse(
      renderPage(
        <>
          <Link href="/en/orders?page=2" className="a">
            Orders
          </Link>
          <Link href="#filters" aria-label="b">
            Filters
          </Link>
        </>,
      ),
    );
    const [inner, outer] = page.querySelectorAll('a');
    expect([inner?.getAttribute('href'), inner?.text, inner?.classNames]).toEqual(['/en/orders?page=2', 'Orders', 'a']);
    expect([outer?.getAttribute('href'), outer?.text, outer?.getAttribute('aria-label')]).toEqual([
      '#filters',
      'Filters',
      'b',
    ]);
  });

  it.each(['/', '/en/orders?page=2#top', '/catalog?q=%D1%80&color=red', '/contact'])(
    'Link renders %s like the Link of the router',
    (href) => {
      const attributesOf = (page: string) => parse(page).querySelector('a')?.attributes;
      const written = attributesOf(
        renderPage(
          <RouterLink to={href} discover="none" className="a">
            x
          </RouterLink>,
          '/en',
        ),
      );
      expect(
        attributesOf(
          renderPage(
            <Link href={href} className="a">
              x
            </Link>,
            '/en',
          ),
        ),
      ).toEqual(written);
    },
  );
});
