import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { emptyEvent, MAX_GOODS } from '~server/domain/event';
import type { LineMatch } from '~server/search-index/match-line';
import { readEvent, type PieceLine, type ReadPiece } from './read-event.server';

function flower(query: string, match: Partial<LineMatch> = {}, packSize: number | null = null): PieceLine {
  const quantity = match.quantity ?? '7';
  const line = { typed: `${query} – ${quantity}`, alone: query, query, quantity, unit: 'piece' as const };
  return {
    line: { ...line, candidates: match.candidates ?? [] },
    match: { kind: 'sure', productIds: [query], quantity, unit: 'piece', candidates: [], ...match },
    packSize,
  };
}

const piece = (...lines: PieceLine[]): ReadPiece => ({ lines, skipped: [] });

function read(pieces: readonly ReadPiece[], counts: readonly string[] = pieces.map(() => '1'), spare = '0') {
  const fields = { ...emptyEvent, spare, pieces: counts.map((count) => ({ name: '', count, stems: 'фрідом 60 – 7' })) };
  return readEvent(fakeContext({}), fields, pieces);
}

describe('readEvent', () => {
  it('counts lines of several pieces that mean the same goods as one, times their pieces, with spare', () => {
    const other = flower('freedom 60 cm', { productIds: ['фрідом 60'], quantity: '50' });
    const { needs, errors } = read([piece(flower('фрідом 60')), piece(other)], ['12', '2'], '10');
    expect(errors).toEqual([]);
    expect(needs.map(({ name, stems, pieces }) => [name, stems, pieces])).toEqual([
      ['фрідом 60: 184 стебла, із запасом 203 стебла', 184, 203],
    ]);
  });

  it('keeps goods apart that differ, and unknown ones by their words', () => {
    const unknown = (query: string) => flower(query, { kind: 'unknown', productIds: [] });
    const { needs } = read([piece(flower('а'), flower('б'), unknown('ескімо'), unknown('Ескімо'), unknown('зефір'))]);
    expect(needs.map(({ stems }) => stems)).toEqual([7, 7, 14, 7]);
  });

  it('counts packs as the stems in them, and refuses packs of a product that has none', () => {
    const packs = { unit: 'pack', quantity: '2' } as const;
    expect(read([piece(flower('рускус', packs, 10))]).needs[0]?.stems).toBe(20);
    expect(read([piece(flower('рускус', packs))]).errors).toEqual([
      { fieldId: 'stems-0', message: 'Цей товар іде не пачками, впишіть стебла: «рускус – 2».' },
    ]);
  });

  it.each([
    ['0.5', [], 'ціле число'],
    ['0', [], 'ціле число'],
    ['-5', [], 'ціле число'],
    ['1001', [], 'до 1\u00a0000 стебел'],
    ['9'.repeat(400), [], 'до 1\u00a0000 стебел'],
    ['', [], 'Скільки стебел'],
    ['', ['2', '3'], '2 або 3?'],
  ])('refuses %j stems (or one of %j) at the field of their piece', (quantity, candidates, message) => {
    const { errors } = read([piece(flower('фрідом 60')), piece(flower('еустома', { quantity, candidates }))]);
    expect(errors.map(({ fieldId }) => fieldId)).toEqual(['stems-1']);
    expect(errors[0]?.message).toContain(message);
  });

  it('refuses a text without flowers, and more different goods than an order sheet holds', () => {
    expect(read([piece()]).errors[0]?.message).toContain('Не бачимо тут жодної квітки.');
    const goods = (count: number) => Array.from({ length: count }, (_, at) => flower(`квітка ${at}`));
    expect(read([piece(...goods(MAX_GOODS))]).errors).toEqual([]);
    expect(read([piece(...goods(MAX_GOODS + 1))]).errors[0]?.message).toContain('до 60');
  });
});
