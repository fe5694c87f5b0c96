import { expect, it } from 'vitest';
import { createEncrypter } from './encrypter';

const encrypt = createEncrypter(['a secret of thirty-two characters'], 'test');

it('opens what it has sealed, also what packs small and unfolds to much', async () => {
  for (const text of ['троянда', 'x'.repeat(64 * 1024)])
    expect(await encrypt.open(await encrypt.encrypt(text))).toBe(text);
});

it('does not unfold a text of more than 64 kB', async () => {
  expect(await encrypt.open(await encrypt.encrypt('x'.repeat(64 * 1024 + 1)))).toBeNull();
});
