import { describe, expect, it } from 'vitest';
import { wordsToFigures } from './number-words';

describe('wordsToFigures', () => {
  it.each([
    ['рускус сто', 'рускус 100'],
    ["рускус дев'яносто п'ять", 'рускус 95 або 5'],
    ['фрідом шістдесят дві пачки', 'фрідом 62 або 2 пачки'],
    ["фрідом 60 сорок п'ять штук", 'фрідом 60 45 штук'],
    ['freedom sixty-two packs', 'freedom 62 packs'],
    ['рускус двісті п’ятдесят', 'рускус 250'],
    ['рускус пятнадцать', 'рускус 15'],
    ['рускус шістдесят сто двадцять', 'рускус 60 120'],
    ['ruscus twenty-five', 'ruscus 25'],
    ['рускус дві пачки', 'рускус 2 пачки'],
    ['рускус п`ять штук', 'рускус 5 штук'],
  ])('reads %s as %s', (text, wanted) => expect(wordsToFigures(text)).toBe(wanted));

  it.each(['Три мушкетери', 'два три', "п'ятниця", 'стовідсотково', 'Seven', 'одна біла'])(
    'leaves a small number without a unit, and other words, as they are: %s',
    (text) => expect(wordsToFigures(text)).toBe(text),
  );
});
