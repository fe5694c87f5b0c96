import { translated } from '../translated';
import type { CategoryDefinition } from './category-definition';

export const greensCategories: readonly CategoryDefinition[] = [
  {
    id: 3,
    parentId: null,
    keyword: 'greens-and-dried',
    picture: 'eucalyptus-green-1',
    names: translated('Зелень і сухоцвіти', 'Greens and dried flowers', 'Зелень и сухоцветы'),
    descriptions: translated(
      'Зелень для букетів і сухоцвіти, що тримають форму місяцями.',
      'Greens for bouquets, and dried flowers that keep their shape for months.',
      'Зелень для букетов и сухоцветы, которые держат форму месяцами.',
    ),
  },
  {
    id: 31,
    parentId: 3,
    keyword: 'greenery',
    picture: 'eucalyptus-green-2',
    names: translated('Зелень', 'Greenery', 'Зелень'),
    descriptions: translated(
      'Евкаліпт, рускус, фісташка та калина.',
      'Eucalyptus, ruscus, pistachio and viburnum.',
      'Эвкалипт, рускус, фисташка и калина.',
    ),
  },
  {
    id: 32,
    parentId: 3,
    keyword: 'dried-flowers',
    picture: 'dried-bouquet-mixed-1',
    names: translated('Сухоцвіти', 'Dried flowers', 'Сухоцветы'),
    descriptions: translated(
      'Амарант, лагурус, бавовна та готові сухі букети.',
      'Amaranth, lagurus, cotton and ready dried bouquets.',
      'Амарант, лагурус, хлопок и готовые сухие букеты.',
    ),
  },
];
