import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOlderVersion, isVersion } from './app-version';

describe('isOlderVersion', () => {
  it.each([
    ['1.0.0', '1.0.1'],
    ['1.9.9', '2.0.0'],
    ['1.2.9', '1.10.0'],
    ['1.4.2.16', '1.4.2.17'],
    ['1.4.1.99', '1.4.2'],
  ])('isOlderVersion is true for %s before %s', (installed, latest) => {
    expect(isOlderVersion(installed, latest)).toBe(true);
    expect(isOlderVersion(latest, installed)).toBe(false);
  });

  it.each([
    ['1.4.2', '1.4.2.17'],
    ['1.4.2.17', '1.4.2'],
    ['1.0.0', '1.0.0'],
    ['1.0.0.3', '1.0.0.3'],
  ])('isOlderVersion is false for %s before %s: the build counts only if both have one', (installed, latest) =>
    expect(isOlderVersion(installed, latest)).toBe(false),
  );

  it.each(['', 'soon', '1.2', '1.2.3.4.5', 'v1.2.3', '1..2', '-1.0.0', '1.2.x'])(
    'isOlderVersion is false for %j, which is no version',
    (text) => {
      expect(isVersion(text)).toBe(false);
      expect(isOlderVersion('0.0.0', text)).toBe(false);
      expect(isOlderVersion(text, '9.9.9')).toBe(false);
    },
  );

  it('isOlderVersion compares the parts as numbers', () => {
    const version = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999));
    const score = ([a, b, c]: readonly number[]) => (a ?? 0) * 1e6 + (b ?? 0) * 1e3 + (c ?? 0);
    fc.assert(
      fc.property(
        version,
        version,
        (one, other) => isOlderVersion(one.join('.'), other.join('.')) === score(one) < score(other),
      ),
    );
  });
});
