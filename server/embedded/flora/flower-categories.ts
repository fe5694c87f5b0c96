import { translated } from '../translated';
import type { CategoryDefinition } from './category-definition';

export const flowerCategories: readonly CategoryDefinition[] = [
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
];
