import { expect, it } from 'vitest';
import { swapKeyboardLayout } from './keyboard';

it('reads a word typed in the wrong layout, both ways', () => {
  expect(swapKeyboardLayout('nhjzylf')).toContain('троянда');
  expect(swapKeyboardLayout('акуувщь')).toEqual(['freedom']);
});

it('knows the keys that are no letters in the Latin layout, and both Cyrillic layouts', () => {
  expect(swapKeyboardLayout(',skf k\\sk'.replace('\\', ''))).toContain('біла ліл');
  expect(swapKeyboardLayout('hjps')).toEqual(['розі', 'розы']);
});

it('leaves figures and blanks, and has nothing to say of them alone', () => {
  expect(swapKeyboardLayout('акуувщь 60')).toEqual(['freedom 60']);
  expect(swapKeyboardLayout('60 70')).toEqual([]);
});
