import { describe, expect, it } from 'vitest';
import { plainCharacters } from './plain-characters';

describe('plainCharacters', () => {
  it.each([
    ['фрідом 60 1\u00AD00', 'фрідом 60 100'],
    ['фрідом\u200B ６０ １００', 'фрідом 60 100'],
    ['Ｆｒｅｅｄｏｍ 𝟔𝟎', 'Freedom 60'],
    ['рускус 4️⃣ пачки', 'рускус 4 пачки'],
    ['рускус 1️⃣0️⃣ пачок', 'рускус 10 пачок'],
    ['4⃣ пачки рускусу', '4 пачки рускусу'],
  ])('writes the digits and letters of %j plainly', (message, wanted) => expect(plainCharacters(message)).toBe(wanted));

  it.each(['1½ пачки', '¼ і ¾ пачки', '1️⃣ фрідом 60 – 100\n2️⃣ рускус 5 п'])(
    'keeps fractions and the keycaps that number the lines: %j',
    (message) => expect(plainCharacters(message)).toBe(message),
  );
});
