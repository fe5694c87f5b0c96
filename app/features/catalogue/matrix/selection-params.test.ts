import { describe, expect, it } from 'vitest';
import { fitsUrl, parseChosen, withSelection, withoutChosen, serializeSelection } from './selection-params';

const line = (productId: string, quantity: string) => ({ productId, quantity });

describe('parsing selection parameters', () => {
  it('returns what was serialized, whatever characters an id has', () => {
    const lines = [
      line('42', '2'),
      line('a*b/c?&=', '10'),
      line('7', 'багато'),
      { ...line('9', '50'), unit: 'piece' as const },
    ];
    expect(parseChosen(new URLSearchParams(withSelection('/catalog?view=list', lines).split('?')[1]))).toEqual(lines);
  });

  it('ignores invalid lines: blanks, zeros, lists of ids and overlong texts', () => {
    const search = new URLSearchParams();
    for (const text of ['', '*42', '0*42', '2*', '2', `${'9'.repeat(21)}*42`, '2*1,2', `2*${'x'.repeat(65)}`, '3*8'])
      search.append('chosen', text);
    expect(parseChosen(search)).toEqual([line('8', '3')]);
  });

  it('keeps a product once, and a limited number of products', () => {
    expect(parseChosen(new URLSearchParams('chosen=1*42&chosen=2*42'))).toEqual([line('42', '2')]);
    const many = new URLSearchParams();
    for (let id = 0; id < 500; id += 1) many.append('chosen', `1*${id}`);
    expect(parseChosen(many)).toHaveLength(100);
  });
});

describe('a price list URL with a selection', () => {
  it('replaces the earlier selection with the filled lines on another page', () => {
    expect(withSelection('/catalog?view=list&page=3&chosen=1*7', [line('42', ' 2 '), line('43', '')], 2)).toBe(
      '/catalog?view=list&page=2&chosen=2*42',
    );
    expect(withSelection('/catalog?view=list&page=3', [], 1)).toBe('/catalog?view=list');
    expect(withSelection('/catalog', [])).toBe('/catalog');
    expect(serializeSelection([line('42', '0')])).toEqual([]);
  });

  it('drops the lines that are in the cart now', () => {
    expect(withoutChosen('/catalog?view=list&chosen=2*42&chosen=1*7', ['42'])).toBe('/catalog?view=list&chosen=1*7');
  });

  it('reports when it cannot hold all lines', () => {
    const lines = Array.from({ length: 101 }, (_, id) => line(String(id), '1'));
    expect(fitsUrl('/catalog', lines.slice(1))).toBe(true);
    expect(fitsUrl('/catalog', lines)).toBe(false);
    expect(
      fitsUrl(
        '/catalog',
        lines.slice(1).map(({ quantity }, at) => line(`${'ї'.repeat(20)}${at}`, quantity)),
      ),
    ).toBe(false);
    expect(fitsUrl('/catalog', [line('42', '9'.repeat(30))])).toBe(false);
  });
});
