import { expect, it } from 'vitest';
import { allowReload } from './reload-guard';

function aStorage(): () => Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return () => storage as Storage;
}

it('allowReload allows one reload in ten seconds', () => {
  const storage = aStorage();
  const at = (ms: number) => allowReload(storage, 1_700_000_000_000 + ms);
  expect([at(0), at(1), at(9_999), at(10_000), at(10_001), at(20_000)]).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
});

it('allowReload is false when the storage is blocked', () => {
  const blocked = (): Storage => {
    throw new DOMException('no access', 'SecurityError');
  };
  expect(allowReload(blocked, 0)).toBe(false);
});
