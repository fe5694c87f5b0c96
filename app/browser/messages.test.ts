import { expect, it } from 'vitest';
import { addLine } from './messages';

it('messages of the same second stand on a line each, the newest last and no more than three', () => {
  const added = ['Додано Candlelight, 40 см', 'Додано Deep Purple, 60 см', 'Тепер у кошику 2', 'Прибрано Freedom'];
  expect(added.slice(0, 2).reduce(addLine)).toBe('Додано Candlelight, 40 см\nДодано Deep Purple, 60 см');
  expect(added.reduce(addLine).split('\n')).toEqual(added.slice(1));
});
