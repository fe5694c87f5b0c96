import { translated } from '../translated';
import { ladder, type SpeciesDefinition } from './species-definition';

const grades = ['standard'] as const;
const vaseDays = [365, 730] as const;
const care = translated(
  'Тримайте в сухому місці, подалі від прямого сонця: без води зберігає форму понад рік.',
  'Keep dry and out of direct sun: without water it holds its shape for over a year.',
  'Держите в сухом месте, подальше от прямого солнца: без воды сохраняет форму больше года.',
);

export const dried: readonly SpeciesDefinition[] = [
  {
    code: 'amaranth',
    categoryId: 32,
    names: translated('Амарант', 'Amaranth', 'Амарант'),
    care,
    vaseDays,
    grades,
    ladder: ladder([70, 60], [4200, 3600]),
    packs: [5, 10],
    from: ['UA', 'NL', 'IT'],
    varieties: [
      { name: translated('Амарант бордовий', 'Amaranth burgundy', 'Амарант бордовый'), colour: 'burgundy' },
      { name: translated('Амарант зелений', 'Amaranth green', 'Амарант зелёный'), colour: 'green' },
    ],
  },
  {
    code: 'lagurus',
    categoryId: 32,
    names: translated('Лагурус', 'Lagurus', 'Лагурус'),
    care,
    vaseDays,
    grades,
    ladder: ladder([50, 60], [900, 1100]),
    packs: [10],
    from: ['IT', 'UA', 'NL'],
    varieties: [
      { name: translated('Лагурус натуральний', 'Lagurus natural', 'Лагурус натуральный'), colour: 'cream' },
      { name: translated('Лагурус рожевий', 'Lagurus pink', 'Лагурус розовый'), colour: 'pink' },
    ],
  },
  {
    code: 'cotton',
    categoryId: 32,
    names: translated('Бавовна', 'Cotton', 'Хлопок'),
    care,
    vaseDays,
    grades,
    ladder: ladder([60, 70], [8800, 9800]),
    packs: [1, 5],
    from: ['TR', 'IT'],
    varieties: [{ name: translated('Бавовна', 'Cotton', 'Хлопок'), colour: 'white' }],
  },
  {
    code: 'dried-bouquet',
    categoryId: 32,
    names: translated('Сухий букет', 'Dried bouquet', 'Сухой букет'),
    care,
    vaseDays,
    grades,
    ladder: ladder([40, 50], [36000, 46000]),
    packs: [1],
    from: ['UA'],
    varieties: [
      {
        name: translated('Букет «Степ»', 'Bouquet “Steppe”', 'Букет «Степь»'),
        colour: 'mixed',
        productType: 'bouquet',
      },
      {
        name: translated('Букет «Бабине літо»', 'Bouquet “Indian summer”', 'Букет «Бабье лето»'),
        colour: 'mixed',
        productType: 'bouquet',
      },
    ],
  },
];
