import { describe, expect, it } from 'vitest';
import { examplesOf, read } from './examples.fixture';

describe('Numbers as people write them', () => {
  it.each(
    examplesOf(String.raw`
    фрідом 60 - 100, еустома біла 40 шт, рускус 5 п., 2 пачки ескімо → фрідом 60 = 100 & еустома біла = 40 & рускус = 5 p & ескімо = 2 p
    еустома по 20 → еустома = 20
    фрідом 60 0,5 пачки по 25 шт → фрідом 60 = 12.5
    фрідом шістдесятка 100 → фрідом 60 см = 100
    фридом семидесятку сто штук → фридом 70 см = 100
    плая бланка п'ятдесятка 2 пачки → плая бланка 50 см = 2 p
    фрідом 1.000 шт → фрідом = 1000
    рускус 0,5 п → рускус = 0.5 p
    мондіаль 60 0,5 пачки → мондіаль 60 = 0.5 p
    en|freedom 60 cm 1.5 packs → freedom 60 cm = 1.5 p
    en|freedom 60 1,000 stems → freedom 60 = 1000
    en|freedom 60 1.000 stems → freedom 60 = 1
    ru|фридом 60 1,000 шт → фридом 60 = 1
    ru|фридом 60 12,5 шт → фридом 60 = 12.5
    фрідом 60 75,000 → фрідом 60 = 75
    en|freedom 60 75,000 → freedom 60 = 75000
    рускус ,5 п → рускус = 0.5 p
    рускус 1/3 пачки → рускус = 1 or 3 p
    рускус дві пачки → рускус = 2 p
    ru|одна пачка рускуса → рускуса = 1 p
    фрідом 0,6 м 100 шт → фрідом 60 см = 100
    фрідом 60 ½ пачки → фрідом 60 = 0.5 p
    фрідом 60 1 ½ пачки → фрідом 60 = 1.5 p
    фрідом 60 п'ятдесят → фрідом 60 = 50
    фрідом 60 двадцять п’ять шт → фрідом 60 = 25
    ru|фридом 60 сто двадцать штук → фридом 60 = 120
    en|freedom sixty fifty → freedom 60 = 50
    фрідом шістдесят дві пачки → фрідом = 2 or 62 p
    en|freedom,1,000 → freedom 1000 = ?
  `),
  )('reads numbers in words, fractions and thousands: %s', (message, language, wishes) => {
    expect(read(message, language).wishes).toEqual(wishes);
  });

  it.each(
    examplesOf(String.raw`
    100;фрідом;60 → фрідом 60 = 100
    фрідом 60 штук сто → фрідом 60 = 100
    рускус пачок п’ять → рускус = 5 p
    рускус штук 50 → рускус = 50
    en|ruscus, a couple of packs → ruscus = 2 p
    ru|фридом 60 полсотни → фридом 60 = 50
    фрідом 60 сотню → фрідом 60 = 100
    фрідом 60 пів сотні → фрідом 60 = 50
    фрідом 60 півтори тисячі → фрідом 60 = 1500
    en|freedom 60 - 100 (one hundred) → freedom 60 = 100
    en|freedom 60 - one hundred (100) stems → freedom 60 = 100
    фрідом 60 100 (сто штук) → фрідом 60 = 100
    en|freedom 60 100ea → freedom 60 = 100
    en|freedom 60 one hundred and fifty stems → freedom 60 = 150
    en|freedom 60 two and a half bunches → freedom 60 = 2.5 p
  `),
  )('reads numbers in words: %s', (message, language, wishes) => {
    expect(read(message, language).wishes).toEqual(wishes);
  });
});
