import { expect, it } from 'vitest';
import { createEncrypter } from './encrypter';

const encrypter = createEncrypter(['a secret of thirty-two characters'], 'test');

it('decrypt returns the encrypted text, also for one that compresses very well', async () => {
  for (const text of ['троянда', 'x'.repeat(64 * 1024)])
    expect(await encrypter.decrypt(await encrypter.encrypt(text))).toBe(text);
});

it('decrypt returns null for a text of more than 64 kB', async () => {
  expect(await encrypter.decrypt(await encrypter.encrypt('x'.repeat(64 * 1024 + 1)))).toBeNull();
});
