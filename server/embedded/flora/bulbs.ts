import { inThree } from '../translated';
import { named, type SpeciesFacts } from './species-facts';

export const bulbs: readonly SpeciesFacts[] = [
  {
    code: 'tulip', categoryId: 21, names: inThree('Тюльпан', 'Tulip', 'Тюльпан'),
    care: inThree(
      'Тримайте в невисокій холодній воді, загорнутим перші дві години; стебло у вазі росте ще на 2–4 см.',
      'Keep in shallow cold water, wrapped for the first two hours; the stem grows 2–4 cm more in the vase.',
      'Держите в невысокой холодной воде, завёрнутым первые два часа; стебель в вазе растёт ещё на 2–4 см.',
    ),
    ladder: [[40, 2800], [35, 2400], [45, 3200], [50, 3800], [60, 4600]], packs: [10, 50], from: ['NL', 'UA'], vaseDays: [3, 7],
    grades: ['A1', 'A2'],
    varieties: named({
      'Strong Gold': 'yellow', Dynasty: 'pink', 'White Dynasty': 'white', Barcelona: 'purple', Denmark: 'red', 'Leen van der Mark': 'red',
      'Purple Prince': 'purple', Oscar: 'red', Match: 'orange',
    }),
  },
  {
    code: 'lily', categoryId: 21, names: inThree('Лілія', 'Lily', 'Лилия'),
    care: inThree(
      'Видаляйте пиляки, щойно квітка розкрилася: пилок плямить пелюстки й одяг.',
      'Pick the anthers off as each bloom opens: pollen stains petals and cloth.',
      'Удаляйте пыльники, как только цветок раскрылся: пыльца пачкает лепестки и одежду.',
    ),
    ladder: [[80, 11800], [70, 9600], [90, 13800]], packs: [5, 10], from: ['NL', 'UA'], vaseDays: [4, 8], headMm: [120, 190], grades: ['A1'],
    varieties: named({ Santander: 'white', Stargazer: 'pink', Sorbonne: 'pink', "Conca d'Or": 'yellow', 'Casa Blanca': 'white' }),
  },
  {
    code: 'iris', categoryId: 21, names: inThree('Ірис', 'Iris', 'Ирис'),
    care: inThree(
      'Купуйте в бутоні з кольоровим кінчиком; розкривається за кілька годин, тож тримайте в прохолоді до роботи.',
      'Buy in bud with a coloured tip; it opens within hours, so keep it cool until you work with it.',
      'Покупайте в бутоне с цветным кончиком; раскрывается за несколько часов, держите в прохладе до работы.',
    ),
    ladder: [[60, 3400], [55, 2900]], packs: [10], from: ['NL', 'UA'], vaseDays: [2, 4], grades: ['A1', 'A2'],
    varieties: named({ 'Blue Magic': 'blue', 'Professor Blaauw': 'purple', Casablanca: 'white', 'Golden Beauty': 'yellow' }),
  },
  {
    code: 'freesia', categoryId: 21, names: inThree('Фрезія', 'Freesia', 'Фрезия'),
    care: inThree(
      'Відщипуйте зів’ялі квіти знизу суцвіття: верхні бутони розкриються одна за одною.',
      'Pinch off faded blooms from the bottom of the spike: the upper buds open one after another.',
      'Отщипывайте увядшие цветы снизу соцветия: верхние бутоны раскроются один за другим.',
    ),
    ladder: [[40, 3600], [35, 3000], [45, 4200]], packs: [10], from: ['NL', 'IT'], vaseDays: [6, 10], grades: ['A1', 'A2'],
    varieties: named({ Ambassador: 'white', Yvonne: 'yellow', 'Red Passion': 'red', 'Delta River': 'purple', 'Pink Passion': 'pink' }),
  },
  {
    code: 'ranunculus', categoryId: 21, names: inThree('Ранункулюс', 'Ranunculus', 'Ранункулюс'),
    care: inThree(
      'Стебло порожнисте й ламке: невисока вода, свіжий зріз щодня, подалі від тепла.',
      'The stem is hollow and brittle: shallow water, a fresh cut every day, away from heat.',
      'Стебель полый и ломкий: невысокая вода, свежий срез каждый день, подальше от тепла.',
    ),
    ladder: [[40, 5200], [35, 4400], [45, 6000]], packs: [10], from: ['IT', 'NL', 'UA'], vaseDays: [5, 9], headMm: [45, 80], grades: ['A1', 'A2'],
    varieties: named({
      'Elegance White': 'white', 'Elegance Pink': 'pink', 'Elegance Orange': 'orange', 'Elegance Yellow': 'yellow', 'Cloni Hanoi': 'peach',
    }),
  },
  {
    code: 'calla', categoryId: 21, names: inThree('Кала', 'Calla', 'Калла'),
    care: inThree(
      'Вистачить 5 см води: від високої стебло розмокає; кінчик зрізу скріпіть тонкою стрічкою.',
      'Five centimetres of water are enough, more softens the stem; bind the cut end with thin tape.',
      'Достаточно 5 см воды: от высокой стебель размокает; конец среза закрепите тонкой лентой.',
    ),
    ladder: [[55, 7800], [45, 6400], [65, 9200]], packs: [10, 5], from: ['NL', 'CO'], vaseDays: [8, 14], grades: ['A1'],
    varieties: named({ 'Crystal Blush': 'white', 'Captain Romance': 'pink', Odessa: 'burgundy', Mozart: 'orange', 'Captain Safari': 'yellow' }),
  },
];
