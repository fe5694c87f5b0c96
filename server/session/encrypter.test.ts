import { expect, it } from 'vitest';
import { createEncrypter } from './encrypter';

const encrypt = createEncrypter(['a secret of thirty-two characters'], 'test');

it('decrypts what it has encrypted, also a text that compresses very well', async () => {
  for (const text of ['троянда', 'x'.repeat(64 * 1024)])
    expect(await encrypt.open(await encrypt.encrypt(text))).toBe(text);
});

it('does not decompress a text of more than 64 kB', async () => {
  expect(await encrypt.open(await encrypt.encrypt('x'.repeat(64 * 1024 + 1)))).toBeNull();
});
