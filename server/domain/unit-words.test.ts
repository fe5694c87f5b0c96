import { describe, expect, it } from 'vitest';
import { isSinglePack, parseUnitWord } from './unit-words';

describe('parseUnitWord', () => {
  it.each(['п', 'п.', 'пачки', 'пачок', 'пачек', 'уп.', 'упаковка', 'пучок', 'бунч', 'packs', 'Bunch', 'packets'])(
    'reads %s as packs',
    (word) => expect(parseUnitWord(word)).toBe('pack'),
  );

  it.each(["в'язки", 'в’язки', 'вʼязки', 'в`язки', 'в´язки', 'вязки', "зв'язка", 'связки'])(
    'reads %s as packs whatever the apostrophe',
    (word) => expect(parseUnitWord(word)).toBe('pack'),
  );

  it.each(['банти', 'бантів', 'упк', 'bdl', 'bdls', 'bnch', 'bunchs', 'pkg', 'pkts', 'sleeves', 'рукавів'])(
    'reads %s, which the trade packs flowers in, as packs',
    (word) => expect(parseUnitWord(word)).toBe('pack'),
  );

  it.each(['шт', 'шт.', 'штук', 'стебел', 'гілок', 'веток', 'pcs', 'pieces', 'stems', 'Flowers'])(
    'reads %s as pieces',
    (word) => expect(parseUnitWord(word)).toBe('piece'),
  );

  it.each(['Пуччіні', 'Паола', 'Штокроза', 'Бантинг', 'коробки', 'boxes', 'см', 'cm', '', '60'])(
    '%s is no unit',
    (word) => expect(parseUnitWord(word)).toBeNull(),
  );
});

describe('isSinglePack', () => {
  it.each(['пачка', 'пачку', 'пучок', 'упаковку', "в'язка", 'pack', 'bunch'])('%s means a single pack', (word) =>
    expect(isSinglePack(word)).toBe(true),
  );

  it.each(['пачки', 'пачок', 'packs', 'bunches', 'п', 'шт'])('%s does not mean a single pack', (word) =>
    expect(isSinglePack(word)).toBe(false),
  );
});
