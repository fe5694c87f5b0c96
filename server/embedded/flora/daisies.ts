import { translated } from '../translated';
import { ladder, named, type SpeciesDefinition } from './species-definition';

const vaseDays = [7, 14] as const;

export const daisies: readonly SpeciesDefinition[] = [
  {
    code: 'chrysanthemum',
    categoryId: 22,
    names: translated('Хризантема одноголова', 'Disbud chrysanthemum', 'Хризантема одноголовая'),
    care: translated(
      'Стебло краще ламати, а не різати; нижнє листя зніміть повністю, воно першим псує воду.',
      'Break the stem rather than cut it; strip all lower leaves, they are the first to foul the water.',
      'Стебель лучше ломать, а не резать; нижние листья снимите полностью, они первыми портят воду.',
    ),
    ladder: ladder([70, 60, 55], [7800, 6600, 5800]),
    packs: [10, 5],
    from: ['NL'],
    vaseDays,
    headMm: [110, 150],
    grades: ['A1', 'A2'],
    varieties: [
      ...named({
        Siberia: 'white',
        Zembla: 'white',
        Anastasia: 'green',
        'Zembla Yellow': 'yellow',
        'Anastasia Pink': 'pink',
      }),
      ...named({ 'Zembla Cream': 'cream' }, ['NL', 'UA']),
    ],
  },
  {
    code: 'spray-chrysanthemum',
    categoryId: 22,
    names: translated('Хризантема кущова', 'Spray chrysanthemum', 'Хризантема кустовая'),
    care: translated(
      'Стоїть до двох тижнів, якщо міняти воду через день і не ставити поруч із фруктами.',
      'Stands up to two weeks if the water is changed every other day and no fruit is near.',
      'Стоит до двух недель, если менять воду через день и не ставить рядом с фруктами.',
    ),
    ladder: ladder([60, 55, 70], [4800, 4200, 5600]),
    packs: [5, 10, 20],
    from: ['NL', 'UA'],
    vaseDays,
    headMm: [50, 80],
    grades: ['A1', 'A2'],
    varieties: named({
      Baltica: 'white',
      Larky: 'pink',
      'Abbey Cream': 'cream',
      'Baltica Yellow': 'yellow',
      'Baltica Burgundy': 'burgundy',
    }),
  },
  {
    code: 'santini',
    categoryId: 22,
    names: translated('Хризантема сантіні', 'Santini chrysanthemum', 'Хризантема сантини'),
    care: translated(
      'Дрібні щільні квіти тримають форму навіть без води кілька годин: зручно для бутоньєрок.',
      'Small firm blooms hold for hours even without water: handy for buttonholes.',
      'Мелкие плотные цветы держат форму даже без воды несколько часов: удобно для бутоньерок.',
    ),
    ladder: ladder([55, 60], [4400, 5000]),
    packs: [5, 10, 20],
    from: ['NL', 'CO'],
    vaseDays,
    headMm: [25, 40],
    grades: ['A1', 'A2'],
    varieties: named({
      Montes: 'green',
      Aljonka: 'pink',
      'Madiba Lindi': 'white',
      'Madiba Yellow': 'yellow',
      'Madiba Orange': 'orange',
      Doria: 'purple',
    }),
  },
  {
    code: 'gerbera',
    categoryId: 22,
    names: translated('Гербера', 'Gerbera', 'Гербера'),
    care: translated(
      'Вода не вище 5 см і щоразу чиста ваза: пухнасте стебло швидко загниває.',
      'No more than 5 cm of water and a clean vase every time: the downy stem rots quickly.',
      'Вода не выше 5 см и каждый раз чистая ваза: пушистый стебель быстро загнивает.',
    ),
    ladder: ladder([45, 50, 55], [3200, 3600, 4000]),
    packs: [10],
    from: ['NL', 'UA'],
    vaseDays: [6, 10],
    headMm: [90, 120],
    grades: ['A1', 'A2'],
    varieties: named({
      Rosalin: 'pink',
      Prestige: 'red',
      Dune: 'orange',
      Bianca: 'white',
      Franky: 'yellow',
      Kimsey: 'peach',
    }),
  },
];
