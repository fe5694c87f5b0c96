import { expect, it } from 'vitest';
import { matchesETag } from './image-handler';

it.each(['"rose"', 'W/"rose"', '*', ' * ', '"tulip", "rose"', 'W/"tulip",W/"rose"', '"a, b", "rose"'])(
  'matchesETag is true for If-None-Match %s',
  (header) => {
    expect(matchesETag(header, '"rose"')).toBe(true);
  },
);

it.each([undefined, '', 'rose', '"rose', '"Rose"', '"tulip"', '"a", "rosebud"', '"*"', '"tulip" rose "iris"'])(
  'matchesETag is false for If-None-Match %s',
  (header) => {
    expect(matchesETag(header, '"rose"')).toBe(false);
  },
);
