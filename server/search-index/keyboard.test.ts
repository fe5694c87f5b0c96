import { expect, it } from 'vitest';
import { swapKeyboardLayout } from './keyboard';

it('swapKeyboardLayout converts a word in both directions', () => {
  expect(swapKeyboardLayout('nhjzylf')).toContain('троянда');
  expect(swapKeyboardLayout('акуувщь')).toEqual(['freedom']);
});

it('swapKeyboardLayout knows punctuation keys and both Cyrillic layouts', () => {
  expect(swapKeyboardLayout(',skf k\\sk'.replace('\\', ''))).toContain('біла ліл');
  expect(swapKeyboardLayout('hjps')).toEqual(['розі', 'розы']);
});

it('swapKeyboardLayout keeps digits and blanks, and returns nothing for them alone', () => {
  expect(swapKeyboardLayout('акуувщь 60')).toEqual(['freedom 60']);
  expect(swapKeyboardLayout('60 70')).toEqual([]);
});
