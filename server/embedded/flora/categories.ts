import { translated, type Translated } from '../translated';

export interface CategoryDefinition {
  readonly id: number;
  readonly parentId: number | null;
  readonly keyword: string;
  readonly names: Translated;
  readonly descriptions: Translated;
  /** `<species>-<colour>-<n>` of the picture. */
  readonly picture: string;
}

/** Two levels in a flat list. */
export const categories: readonly CategoryDefinition[] = [
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
    id: 2,
    parentId: null,
    keyword: 'flowers',
    picture: 'peony-pink-1',
    names: translated('Квіти', 'Flowers', 'Цветы'),
    descriptions: translated(
      'Зрізані квіти на щодень і на сезон: від тюльпана до гортензії.',
      'Cut flowers for every day and every season, from tulips to hydrangeas.',
      'Срезанные цветы на каждый день и по сезону: от тюльпана до гортензии.',
    ),
  },
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
  {
    id: 21,
    parentId: 2,
    keyword: 'tulips-and-bulbs',
    picture: 'tulip-yellow-1',
    names: translated('Тюльпани та цибулинні', 'Tulips and bulb flowers', 'Тюльпаны и луковичные'),
    descriptions: translated(
      'Тюльпани, іриси, фрезії, ранункулюси, лілії та кали.',
      'Tulips, irises, freesias, ranunculus, lilies and callas.',
      'Тюльпаны, ирисы, фрезии, ранункулюсы, лилии и каллы.',
    ),
  },
  {
    id: 22,
    parentId: 2,
    keyword: 'chrysanthemums-and-gerberas',
    picture: 'chrysanthemum-white-1',
    names: translated('Хризантеми та гербери', 'Chrysanthemums and gerberas', 'Хризантемы и герберы'),
    descriptions: translated(
      'Одноголові та кущові хризантеми, сантіні, гербери.',
      'Disbud and spray chrysanthemums, santini, gerberas.',
      'Одноголовые и кустовые хризантемы, сантини, герберы.',
    ),
  },
  {
    id: 23,
    parentId: 2,
    keyword: 'carnations-and-lisianthus',
    picture: 'eustoma-purple-1',
    names: translated('Гвоздики та еустоми', 'Carnations and lisianthus', 'Гвоздики и эустомы'),
    descriptions: translated(
      'Гвоздики, еустоми й альстромерії довго стоять: основа щоденного букета.',
      'Carnations, lisianthus and alstroemerias last long: the base of an everyday bouquet.',
      'Гвоздики, эустомы и альстромерии долго стоят: основа ежедневного букета.',
    ),
  },
  {
    id: 24,
    parentId: 2,
    keyword: 'hydrangeas-and-fillers',
    picture: 'hydrangea-blue-1',
    names: translated('Гортензії та наповнювачі', 'Hydrangeas and fillers', 'Гортензии и наполнители'),
    descriptions: translated(
      'Гортензії, півонії, гіпсофіла, матіола та дельфініум.',
      'Hydrangeas, peonies, gypsophila, matthiola and delphinium.',
      'Гортензии, пионы, гипсофила, маттиола и дельфиниум.',
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

export function withDescendants(id: number): number[] {
  return [id, ...categories.filter((category) => category.parentId === id).map((category) => category.id)];
}
