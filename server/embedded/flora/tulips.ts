import { translated } from '../translated';
import { named, type SpeciesDefinition } from './species-definition';

export const tulips: readonly SpeciesDefinition[] = [
  {
    code: 'tulip',
    categoryId: 21,
    names: translated('Тюльпан', 'Tulip', 'Тюльпан'),
    care: translated(
      'Тримайте в невисокій холодній воді, загорнутим перші дві години; стебло у вазі росте ще на 2–4 см.',
      'Keep in shallow cold water, wrapped for the first two hours; the stem grows 2–4 cm more in the vase.',
      'Держите в невысокой холодной воде, завёрнутым первые два часа; стебель в вазе растёт ещё на 2–4 см.',
    ),
    ladder: [
      [40, 2800],
      [35, 2400],
      [45, 3200],
      [50, 3800],
      [60, 4600],
    ],
    packs: [10, 50],
    from: ['NL', 'UA'],
    vaseDays: [3, 7],
    grades: ['A1', 'A2'],
    varieties: named({
      'Strong Gold': 'yellow',
      Dynasty: 'pink',
      'White Dynasty': 'white',
      Barcelona: 'purple',
      Denmark: 'red',
      'Leen van der Mark': 'red',
      'Purple Prince': 'purple',
      Oscar: 'red',
      Match: 'orange',
    }),
  },
  {
    code: 'lily',
    categoryId: 21,
    names: translated('Лілія', 'Lily', 'Лилия'),
    care: translated(
      'Видаляйте пиляки, щойно квітка розкрилася: пилок плямить пелюстки й одяг.',
      'Pick the anthers off as each bloom opens: pollen stains petals and clothes.',
      'Удаляйте пыльники, как только цветок раскрылся: пыльца пачкает лепестки и одежду.',
    ),
    ladder: [
      [80, 11800],
      [70, 9600],
      [90, 13800],
    ],
    packs: [5, 10],
    from: ['NL', 'UA'],
    vaseDays: [4, 8],
    headMm: [120, 190],
    grades: ['A1'],
    varieties: named({
      Santander: 'white',
      Stargazer: 'pink',
      Sorbonne: 'pink',
      "Conca d'Or": 'yellow',
      'Casa Blanca': 'white',
    }),
  },
  {
    code: 'iris',
    categoryId: 21,
    names: translated('Ірис', 'Iris', 'Ирис'),
    care: translated(
      'Купуйте в бутоні з кольоровим кінчиком; розкривається за кілька годин, тож тримайте в прохолоді до роботи.',
      'Buy in bud with a coloured tip; it opens within hours, so keep it cool until you work with it.',
      'Покупайте в бутоне с цветным кончиком; раскрывается за несколько часов, держите в прохладе до работы.',
    ),
    ladder: [
      [60, 3400],
      [55, 2900],
    ],
    packs: [10],
    from: ['NL', 'UA'],
    vaseDays: [2, 4],
    grades: ['A1', 'A2'],
    varieties: named({
      'Blue Magic': 'blue',
      'Professor Blaauw': 'purple',
      Casablanca: 'white',
      'Golden Beauty': 'yellow',
    }),
  },
];
