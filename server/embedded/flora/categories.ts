import { inThree, type Translated } from '../translated';

export interface CategoryFacts {
  readonly id: number;
  readonly parentId: number | null;
  readonly keyword: string;
  readonly names: Translated;
  readonly descriptions: Translated;
  /** `<species>-<colour>-<n>` of the picture. */
  readonly plate: string;
}

export const categories: readonly CategoryFacts[] = [
  {
    id: 1, parentId: null, keyword: 'roses', plate: 'rose-red-1', names: inThree('Троянди', 'Roses', 'Розы'),
    descriptions: inThree('Одноголові, садові та кущові троянди з Еквадору, Колумбії, Кенії, Нідерландів, Вірменії та України.', 'Single, garden and spray roses from Ecuador, Colombia, Kenya, the Netherlands, Armenia and Ukraine.', 'Одноголовые, садовые и кустовые розы из Эквадора, Колумбии, Кении, Нидерландов, Армении и Украины.'),
  },
  {
    id: 2, parentId: null, keyword: 'flowers', plate: 'peony-pink-1', names: inThree('Квіти', 'Flowers', 'Цветы'),
    descriptions: inThree('Зрізані квіти щоденного та сезонного асортименту: від тюльпана до гортензії.', 'Cut flowers for every day and every season, from tulips to hydrangeas.', 'Срезанные цветы на каждый день и по сезону: от тюльпана до гортензии.'),
  },
  {
    id: 3, parentId: null, keyword: 'greens-and-dried', plate: 'eucalyptus-green-1', names: inThree('Зелень і сухоцвіти', 'Greens and dried flowers', 'Зелень и сухоцветы'),
    descriptions: inThree('Зелень для букетів і сухоцвіти, що тримають форму місяцями.', 'Greens for bouquets, and dried flowers that keep their shape for months.', 'Зелень для букетов и сухоцветы, которые держат форму месяцами.'),
  },
  {
    id: 11, parentId: 1, keyword: 'single-roses', plate: 'rose-red-2', names: inThree('Одноголові троянди', 'Single roses', 'Одноголовые розы'),
    descriptions: inThree('Ростовка від 40 до 100 см, пачки по 10, 20 і 25 штук.', 'Stems from 40 to 100 cm, packs of 10, 20 and 25.', 'Ростовка от 40 до 100 см, пачки по 10, 20 и 25 штук.'),
  },
  {
    id: 12, parentId: 1, keyword: 'garden-roses', plate: 'garden-rose-white-1', names: inThree('Садові троянди', 'Garden roses', 'Садовые розы'),
    descriptions: inThree('Густомахрові чашоподібні бутони з ароматом, пачка 12 штук.', 'Full, cupped, scented heads in packs of 12.', 'Густомахровые чашевидные бутоны с ароматом, пачка 12 штук.'),
  },
  {
    id: 13, parentId: 1, keyword: 'spray-roses', plate: 'spray-rose-pink-1', names: inThree('Кущові троянди', 'Spray roses', 'Кустовые розы'),
    descriptions: inThree('Кілька бутонів на одному стеблі: букет з трьох гілок уже виглядає повним.', 'Several heads on a stem: three stems already make a full bunch.', 'Несколько бутонов на одном стебле: букет из трёх веток уже выглядит полным.'),
  },
  {
    id: 21, parentId: 2, keyword: 'tulips-and-bulbs', plate: 'tulip-yellow-1', names: inThree('Тюльпани та цибулинні', 'Tulips and bulb flowers', 'Тюльпаны и луковичные'),
    descriptions: inThree('Тюльпани, іриси, фрезії, ранункулюси, лілії та кали.', 'Tulips, irises, freesias, ranunculus, lilies and callas.', 'Тюльпаны, ирисы, фрезии, ранункулюсы, лилии и каллы.'),
  },
  {
    id: 22, parentId: 2, keyword: 'chrysanthemums-and-gerberas', plate: 'chrysanthemum-white-1', names: inThree('Хризантеми та гербери', 'Chrysanthemums and gerberas', 'Хризантемы и герберы'),
    descriptions: inThree('Одноголові та кущові хризантеми, сантіні, гербери.', 'Disbud and spray chrysanthemums, santini, gerberas.', 'Одноголовые и кустовые хризантемы, сантини, герберы.'),
  },
  {
    id: 23, parentId: 2, keyword: 'carnations-and-lisianthus', plate: 'eustoma-purple-1', names: inThree('Гвоздика, еустома, альстромерія', 'Carnations, lisianthus, alstroemeria', 'Гвоздика, эустома, альстромерия'),
    descriptions: inThree('Квіти, що довго стоять: основа щоденного букета.', 'Long-lasting flowers: the base of an everyday bouquet.', 'Долго стоящие цветы: основа ежедневного букета.'),
  },
  {
    id: 24, parentId: 2, keyword: 'hydrangeas-and-fillers', plate: 'hydrangea-blue-1', names: inThree('Гортензії, півонії та наповнювачі', 'Hydrangeas, peonies and fillers', 'Гортензии, пионы и наполнители'),
    descriptions: inThree('Гортензії, півонії, гіпсофіла, матіола та дельфініум.', 'Hydrangeas, peonies, gypsophila, matthiola and delphinium.', 'Гортензии, пионы, гипсофила, маттиола и дельфиниум.'),
  },
  {
    id: 31, parentId: 3, keyword: 'greenery', plate: 'eucalyptus-green-2', names: inThree('Зелень', 'Greenery', 'Зелень'),
    descriptions: inThree('Евкаліпт, рускус, фісташка та калина.', 'Eucalyptus, ruscus, pistachio and viburnum.', 'Эвкалипт, рускус, фисташка и калина.'),
  },
  {
    id: 32, parentId: 3, keyword: 'dried-flowers', plate: 'dried-bouquet-mixed-1', names: inThree('Сухоцвіти', 'Dried flowers', 'Сухоцветы'),
    descriptions: inThree('Амарант, лагурус, бавовна та готові сухі букети.', 'Amaranth, lagurus, cotton and ready dried bouquets.', 'Амарант, лагурус, хлопок и готовые сухие букеты.'),
  },
];

/** Ids of the category and of everything below it. */
export function withDescendants(id: number): number[] {
  return [id, ...categories.filter((category) => category.parentId === id).map((category) => category.id)];
}
