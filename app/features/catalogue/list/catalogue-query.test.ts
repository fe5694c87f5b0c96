import { describe, expect, it } from 'vitest';
import { findQueryErrors, parseCatalogueQuery, parsePrice, serializeCatalogueQuery } from './catalogue-query';

const read = (search: string) => parseCatalogueQuery(new URLSearchParams(search));

describe('parseCatalogueQuery', () => {
  it('takes the view of the address, else the one it is given', () => {
    const viewOf = (search: string) => parseCatalogueQuery(new URLSearchParams(search), 'default', 'list').view;
    expect([viewOf(''), viewOf('view=grid'), viewOf('view=cards')]).toEqual(['list', 'list', 'cards']);
  });

  it('parses every filter of the URL', () => {
    expect(
      read(
        'q=+фрідом+&manufacturerId=1&manufacturerId=2&countryId=3&lengthCm=60&lengthCm=70&color=red&inStock=1&new=1&priceMin=10&sort=-manufacturer&page=3&view=list&chosen=2*42',
      ),
    ).toEqual({
      q: 'фрідом',
      manufacturerId: ['1', '2'],
      countryId: ['3'],
      lengthCm: [60, 70],
      color: 'red',
      inStock: true,
      promotion: false,
      secondGrade: false,
      new: true,
      priceMin: '10',
      priceMax: '',
      sort: '-manufacturer',
      defaultSort: 'default',
      page: 3,
      view: 'list',
      defaultView: 'cards',
      chosen: [{ productId: '42', quantity: '2' }],
    });
  });

  it('takes whole lengths of up to three digits, at most fifty', () => {
    expect(read('lengthCm=60&lengthCm=abc&lengthCm=-5&lengthCm=6000&lengthCm=60').lengthCm).toEqual([60]);
    const many = Array.from({ length: 2_000 }, (_, at) => `lengthCm=${at + 1}`).join('&');
    expect(read(many).lengthCm).toHaveLength(50);
  });

  it('falls back to the default for unknown values', () => {
    expect(read('sort=cheap&view=map&page=-1')).toMatchObject({ sort: 'default', view: 'cards', page: 1 });
    expect(read('page=1.5').page).toBe(1);
    expect(read('page=99999999999').page).toBe(1);
  });

  it('limits the number of values', () => {
    const many = read(Array.from({ length: 500 }, (_, id) => `countryId=${id}`).join('&'));
    expect(many.countryId).toHaveLength(50);
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200);
  });
});

describe('serializing a catalogue query', () => {
  it('leaves defaults out and starts a changed filter at page 1', () => {
    const query = read('manufacturerId=1&sort=-name&page=4');
    expect(serializeCatalogueQuery(query, { color: 'red' })).toMatchObject({
      manufacturerId: ['1'],
      sort: '-name',
      color: 'red',
    });
    expect(serializeCatalogueQuery(query, { color: 'red' })['page']).toBeUndefined();
    expect(serializeCatalogueQuery(query, { page: 5 })['page']).toBe(5);
    expect(serializeCatalogueQuery(read('chosen=2*42'), { color: 'red' })).toMatchObject({ chosen: ['2*42'] });
  });
});

describe('price filters', () => {
  it('accept prices as a customer types them', () => {
    expect(parsePrice('12,50')).toBe(12.5);
    expect(parsePrice('0,5')).toBe(0.5);
    expect(parsePrice('1 200')).toBe(1200);
    expect(parsePrice('1,240')).toBe(1240);
    expect(parsePrice('1,240.50')).toBe(1240.5);
    expect(parsePrice('abc')).toBeNull();
    expect(parsePrice('-5')).toBeNull();
  });

  it('report an error at the field', () => {
    expect(findQueryErrors(read('priceMin=abc&priceMax=10'))).toEqual(['priceMin']);
    expect(findQueryErrors(read('priceMin=20&priceMax=10'))).toEqual(['priceRange']);
    expect(findQueryErrors(read(''))).toEqual([]);
  });
});
