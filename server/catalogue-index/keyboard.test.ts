import { expect, it } from 'vitest';
import { retype } from './keyboard';

it('reads a word typed in the wrong layout, both ways', () => {
  expect(retype('nhjzylf')).toContain('троянда');
  expect(retype('акуувщь')).toEqual(['freedom']);
});

it('knows the keys that are no letters in the Latin layout, and both Cyrillic layouts', () => {
  expect(retype(',skf k\\sk'.replace('\\', ''))).toContain('біла ліл');
  expect(retype('hjps')).toEqual(['розі', 'розы']);
});

it('leaves figures and blanks, and has nothing to say of them alone', () => {
  expect(retype('акуувщь 60')).toEqual(['freedom 60']);
  expect(retype('60 70')).toEqual([]);
});
