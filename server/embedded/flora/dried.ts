import { inThree } from '../translated';
import type { SpeciesFacts } from './species-facts';

const grades = ['standard'] as const;
const vaseDays = [365, 730] as const;
const care = inThree(
  'Тримайте в сухому місці, подалі від прямого сонця: без води зберігає форму понад рік.',
  'Keep dry and out of direct sun: without water it holds its shape for over a year.',
  'Держите в сухом месте, подальше от прямого солнца: без воды сохраняет форму больше года.',
);

export const dried: readonly SpeciesFacts[] = [
  {
    code: 'amaranth',
    categoryId: 32,
    names: inThree('Амарант', 'Amaranth', 'Амарант'),
    care,
    vaseDays,
    grades,
    ladder: [
      [70, 4200],
      [60, 3600],
    ],
    packs: [5, 10],
    from: ['UA', 'NL', 'IT'],
    varieties: [
      { name: inThree('Амарант бордовий', 'Amaranth burgundy', 'Амарант бордовый'), colour: 'burgundy' },
      { name: inThree('Амарант зелений', 'Amaranth green', 'Амарант зелёный'), colour: 'green' },
    ],
  },
  {
    code: 'lagurus',
    categoryId: 32,
    names: inThree('Лагурус', 'Lagurus', 'Лагурус'),
    care,
    vaseDays,
    grades,
    ladder: [
      [50, 900],
      [60, 1100],
    ],
    packs: [10],
    from: ['IT', 'UA', 'NL'],
    varieties: [
      { name: inThree('Лагурус натуральний', 'Lagurus natural', 'Лагурус натуральный'), colour: 'cream' },
      { name: inThree('Лагурус рожевий', 'Lagurus pink', 'Лагурус розовый'), colour: 'pink' },
    ],
  },
  {
    code: 'cotton',
    categoryId: 32,
    names: inThree('Бавовна', 'Cotton', 'Хлопок'),
    care,
    vaseDays,
    grades,
    ladder: [
      [60, 8800],
      [70, 9800],
    ],
    packs: [1, 5],
    from: ['TR', 'IT'],
    varieties: [{ name: inThree('Бавовна', 'Cotton', 'Хлопок'), colour: 'white' }],
  },
  {
    code: 'dried-bouquet',
    categoryId: 32,
    names: inThree('Сухий букет', 'Dried bouquet', 'Сухой букет'),
    care,
    vaseDays,
    grades,
    ladder: [
      [40, 36000],
      [50, 46000],
    ],
    packs: [1],
    from: ['UA'],
    varieties: [
      { name: inThree('Букет «Степ»', 'Bouquet “Steppe”', 'Букет «Степь»'), colour: 'mixed', productType: 'bouquet' },
      {
        name: inThree('Букет «Бабине літо»', 'Bouquet “Indian summer”', 'Букет «Бабье лето»'),
        colour: 'mixed',
        productType: 'bouquet',
      },
    ],
  },
];
