import { translated } from '../translated';
import { named, type SpeciesDefinition } from './species-definition';

export const bulbs: readonly SpeciesDefinition[] = [
  {
    code: 'freesia',
    categoryId: 21,
    names: translated('Фрезія', 'Freesia', 'Фрезия'),
    care: translated(
      'Відщипуйте зів’ялі квіти знизу суцвіття: верхні бутони розкриються один за одним.',
      'Pinch off faded blooms from the bottom of the spike: the upper buds open one after another.',
      'Отщипывайте увядшие цветы снизу соцветия: верхние бутоны раскроются один за другим.',
    ),
    ladder: [
      [40, 3600],
      [35, 3000],
      [45, 4200],
    ],
    packs: [10],
    from: ['NL', 'IT'],
    vaseDays: [6, 10],
    grades: ['A1', 'A2'],
    varieties: named({
      Ambassador: 'white',
      Yvonne: 'yellow',
      'Red Passion': 'red',
      'Delta River': 'purple',
      'Pink Passion': 'pink',
    }),
  },
  {
    code: 'ranunculus',
    categoryId: 21,
    names: translated('Ранункулюс', 'Ranunculus', 'Ранункулюс'),
    care: translated(
      'Стебло порожнисте й ламке: невисока вода, свіжий зріз щодня, подалі від тепла.',
      'The stem is hollow and brittle: shallow water, a fresh cut every day, away from heat.',
      'Стебель полый и ломкий: невысокая вода, свежий срез каждый день, подальше от тепла.',
    ),
    ladder: [
      [40, 5200],
      [35, 4400],
      [45, 6000],
    ],
    packs: [10],
    from: ['IT', 'NL', 'UA'],
    vaseDays: [5, 9],
    headMm: [45, 80],
    grades: ['A1', 'A2'],
    varieties: named({
      'Elegance White': 'white',
      'Elegance Pink': 'pink',
      'Elegance Orange': 'orange',
      'Elegance Yellow': 'yellow',
      'Cloni Hanoi': 'peach',
    }),
  },
  {
    code: 'calla',
    categoryId: 21,
    names: translated('Кала', 'Calla', 'Калла'),
    care: translated(
      'Вистачить 5 см води: від високої стебло розмокає; кінчик зрізу скріпіть тонкою стрічкою.',
      'Five centimetres of water are enough, more softens the stem; bind the cut end with thin tape.',
      'Достаточно 5 см воды: от высокой стебель размокает; конец среза закрепите тонкой лентой.',
    ),
    ladder: [
      [55, 7800],
      [45, 6400],
      [65, 9200],
    ],
    packs: [10, 5],
    from: ['NL', 'CO'],
    vaseDays: [8, 14],
    grades: ['A1'],
    varieties: named({
      'Crystal Blush': 'white',
      'Captain Romance': 'pink',
      Odessa: 'burgundy',
      Mozart: 'orange',
      'Captain Safari': 'yellow',
    }),
  },
];
