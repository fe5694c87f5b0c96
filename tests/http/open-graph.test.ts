import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';

const url = inject('portalUrl');
const visitor = new Customer(url);
const metaOf = ({ html }: Page, name: string) =>
  html.querySelector(`head meta[property="og:${name}"]`)?.getAttribute('content')?.replaceAll('&amp;', '&');

async function firstProduct(): Promise<string> {
  const page = await visitor.get('/en/categories/roses');
  return page.html.querySelector('main article a[href*="/product/"]')?.getAttribute('href') ?? '';
}

describe('Previews of links in messengers', () => {
  it.each(['/', '/en', '/ru/categories/roses', '/en/catalog', '/terms-of-use', '/en/delivery', '/contact'])(
    'GET %s has a title, a description, a JPEG and its canonical address as Open Graph',
    async (path) => {
      const page = await visitor.get(path);
      expect(page.html.querySelector('title')?.text).toContain(
        page.html.querySelector('head meta[property="og:title"]')?.getAttribute('content'),
      );
      expect(metaOf(page, 'description')).toBe(
        page.html.querySelector('head meta[name=description]')?.getAttribute('content')?.replaceAll('&amp;', '&'),
      );
      expect(metaOf(page, 'url')).toBe(page.html.querySelector('head link[rel=canonical]')?.getAttribute('href'));
      await expectJpeg(metaOf(page, 'image'));
    },
  );

  it('GET /en/product/… shows the picture of the product as a JPEG of 960 pixels', async () => {
    const path = await firstProduct();
    const page = await visitor.get(path);
    expect(metaOf(page, 'title')).toContain(page.html.querySelector('h1')?.text);
    expect(metaOf(page, 'url')).toBe(url + path);
    expect(metaOf(page, 'image')).toMatch(/\/images\/960\.jpg\//);
    await expectJpeg(metaOf(page, 'image'));
  });

  it('GET /cart-link keeps its list in the address of the preview, and shows the picture of its first product', async () => {
    const id = /\d+$/.exec(await firstProduct())?.[0] ?? '';
    const page = await visitor.get(`/cart-link?l=1_${id}.20&utm=mail`);
    expect(metaOf(page, 'url')).toBe(`${url}/cart-link?l=1_${id}.20`);
    expect(metaOf(page, 'image')).toMatch(/\/images\/960\.jpg\//);
  });

  it('GET /login has no preview', async () => {
    expect(metaOf(await visitor.get('/login'), 'url')).toBeUndefined();
  });
});

/** Whatever a robot accepts. */
async function expectJpeg(address: string | undefined): Promise<void> {
  expect(address).toMatch(new RegExp(`^${url}/`));
  const answer = await fetch(address ?? '', { headers: { accept: 'image/avif,image/webp,*/*' } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([answer.status, answer.headers.get('content-type'), bytes[0], bytes[1]]).toEqual([
    200,
    'image/jpeg',
    0xff,
    0xd8,
  ]);
}
