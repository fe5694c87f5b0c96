import { translated } from '../translated';
import type { CategoryDefinition } from './category-definition';

export const roseCategories: readonly CategoryDefinition[] = [
  {
    id: 1,
    parentId: null,
    keyword: 'roses',
    picture: 'rose-red-1',
    names: translated('Троянди', 'Roses', 'Розы'),
    descriptions: translated(
      'Одноголові, садові та кущові троянди з Еквадору, Колумбії, Кенії, Нідерландів, Вірменії та України.',
      'Single, garden and spray roses from Ecuador, Colombia, Kenya, the Netherlands, Armenia and Ukraine.',
      'Одноголовые, садовые и кустовые розы из Эквадора, Колумбии, Кении, Нидерландов, Армении и Украины.',
    ),
  },
  {
    id: 11,
    parentId: 1,
    keyword: 'single-roses',
    picture: 'rose-red-2',
    names: translated('Одноголові троянди', 'Single roses', 'Одноголовые розы'),
    descriptions: translated(
      'Ростовка від 40 до 100 см, пачки по 10, 20 і 25 штук.',
      'Stems from 40 to 100 cm, packs of 10, 20 and 25.',
      'Ростовка от 40 до 100 см, пачки по 10, 20 и 25 штук.',
    ),
  },
  {
    id: 12,
    parentId: 1,
    keyword: 'garden-roses',
    picture: 'garden-rose-white-1',
    names: translated('Садові троянди', 'Garden roses', 'Садовые розы'),
    descriptions: translated(
      'Густомахрові чашоподібні бутони з ароматом, пачка 12 штук.',
      'Full, cupped, scented heads in packs of 12.',
      'Густомахровые чашевидные бутоны с ароматом, пачка 12 штук.',
    ),
  },
  {
    id: 13,
    parentId: 1,
    keyword: 'spray-roses',
    picture: 'spray-rose-pink-1',
    names: translated('Кущові троянди', 'Spray roses', 'Кустовые розы'),
    descriptions: translated(
      'Кілька бутонів на одному стеблі: букет з трьох гілок уже виглядає повним.',
      'Several heads on a stem: three stems already make a full bunch.',
      'Несколько бутонов на одном стебле: букет из трёх веток уже выглядит полным.',
    ),
  },
];
