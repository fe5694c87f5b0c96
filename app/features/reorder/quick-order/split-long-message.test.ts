import { expect, it } from 'vitest';
import { splitLongMessage } from './split-long-message';

it('splitLongMessage leaves a message of 4,000 characters whole', () => {
  const message = 'фрідом 60, '.repeat(363);
  expect(splitLongMessage(message)).toEqual([message]);
});

it('splitLongMessage splits a long list before names, so that no part is longer, and loses no line', () => {
  const lines = Array.from({ length: 900 }, (_, at) => (at % 3 === 0 ? `Freedom ${at}` : `${at} см - 100`));
  const parts = splitLongMessage(lines.join('\r\n')) ?? [];
  expect(parts.length).toBeGreaterThan(2);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(4_000);
  expect(parts.every((part) => part.startsWith('Freedom'))).toBe(true);
  expect(parts.join('\n').split('\n')).toEqual(lines);
});

it('splitLongMessage refuses a long message whose lines are long, and a list that is far too long', () => {
  expect(splitLongMessage('фрідом 60 - 100 '.repeat(300))).toBeNull();
  expect(splitLongMessage('фрідом 60 - 100\n'.repeat(9_000))).toBeNull();
});
