import { describe, expect, it } from 'vitest';
import { breadcrumbData, organizationData, productData } from './structured-data';
import { money } from '~server/contract/money';

const read = (json: string) => JSON.parse(json) as Record<string, unknown>;
const rose = { id: 'p7', name: 'Freedom 60', url: 'https://shop.example/product/p7', images: [] };

describe('productData', () => {
  it('productData without an offer contains no price', () => {
    expect(read(productData(rose))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      sku: 'p7',
      name: 'Freedom 60',
      url: rose.url,
    });
  });

  it.each([
    [true, 'InStock'],
    [false, 'OutOfStock'],
  ])('productData contains the price in hryvnias (in stock: %s)', (isInStock, word) => {
    expect(read(productData({ ...rose, offer: { price: money(4205), isInStock } }))['offers']).toMatchObject({
      price: '42.05',
      priceCurrency: 'UAH',
      availability: `https://schema.org/${word}`,
    });
  });

  // @fault C2 @asvs 1.2.1
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '"}</ScRiPt >', '\u2028</script'])(
    'productData escapes the name %j, which could end the script',
    (name) => {
      const json = productData({ ...rose, name });
      expect(json).not.toContain('<');
      expect(read(json)['name']).toBe(name);
    },
  );
});

describe('breadcrumbData', () => {
  it('breadcrumbData numbers the crumbs, starting with the home page', () => {
    const list = read(breadcrumbData([{ name: 'Home', url: 'https://shop.example/' }, { name: 'Roses' }]))[
      'itemListElement'
    ];
    expect(list).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Roses' },
    ]);
  });
});

describe('organizationData', () => {
  it('organizationData contains the working hours of every day', () => {
    const facts = {
      name: 'Shop',
      url: 'https://shop.example/',
      logo: 'https://shop.example/logo.svg',
      phone: '+380',
      email: 'a@b.example',
      address: 'Kyiv',
    };
    expect(read(organizationData({ ...facts, hours: { opensAt: '08:00', closesAt: '20:00' } }))['openingHours']).toBe(
      'Mo-Su 08:00-20:00',
    );
  });
});
