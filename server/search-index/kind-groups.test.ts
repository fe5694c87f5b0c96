import { expect, it } from 'vitest';
import { catalogue } from './catalogue.fixture';
import { groupByKind } from './kind-groups';

it('groupByKind groups varieties of the same species, kinds and colour', () => {
  const groups = groupByKind(catalogue.varieties).map(({ species, color, varieties }) => [
    species.join(' '),
    color,
    varieties.map(({ names }) => names.uk).join(', '),
  ]);
  expect(groups).toEqual([
    ['rose', 'red', 'Freedom, Explorer'],
    ['rose', 'white', 'Mondial'],
    ['rose', 'pink', 'Pink Mondial'],
    ['eustoma', 'white', 'Alissa White, Rosita White'],
    ['ruscus greens', 'green', 'Рускус'],
  ]);
});
