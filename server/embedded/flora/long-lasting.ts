import { translated } from '../translated';
import { named, type SpeciesDefinition } from './species-definition';

export const longLasting: readonly SpeciesDefinition[] = [
  {
    code: 'carnation',
    categoryId: 23,
    names: translated('Гвоздика', 'Carnation', 'Гвоздика'),
    care: translated(
      'Зрізайте між вузлами; не терпить етилену, тож тримайте подалі від фруктів і зів’ялих квітів.',
      'Cut between the nodes; it dislikes ethylene, so keep it away from fruit and faded flowers.',
      'Срезайте между узлами; не терпит этилена, держите подальше от фруктов и увядших цветов.',
    ),
    ladder: [
      [60, 2900],
      [50, 2400],
      [70, 3500],
    ],
    packs: [25],
    from: ['CO', 'TR'],
    vaseDays: [14, 21],
    headMm: [50, 75],
    grades: ['select', 'standard'],
    varieties: named({
      'Don Pedro': 'red',
      'Don Luis': 'burgundy',
      Komachi: 'pink',
      Polimnia: 'white',
      Liberty: 'yellow',
    }),
  },
  {
    code: 'eustoma',
    categoryId: 23,
    names: translated('Еустома', 'Lisianthus', 'Эустома'),
    care: translated(
      'Любить прохолодну воду; приберіть листя під водою, бутони доходять уже у вазі.',
      'Likes cool water; remove leaves below it, and the buds will open in the vase.',
      'Любит прохладную воду; уберите листья под водой, бутоны дозревают уже в вазе.',
    ),
    ladder: [
      [65, 6800],
      [55, 5600],
      [75, 7800],
    ],
    packs: [10],
    from: ['NL', 'UA'],
    vaseDays: [10, 16],
    headMm: [50, 75],
    grades: ['A1', 'A2'],
    varieties: named({
      'Alissa White': 'white',
      'Alissa Pink': 'pink',
      'Alissa Blue': 'purple',
      'Rosita White': 'white',
      'Rosita Purple': 'purple',
      'Arena Champagne': 'cream',
      'Arena Red': 'burgundy',
      'Rosita Green': 'green',
    }),
  },
  {
    code: 'alstroemeria',
    categoryId: 23,
    names: translated('Альстромерія', 'Alstroemeria', 'Альстромерия'),
    care: translated(
      'Листя в’яне раніше за квіти, тож зніміть його зі стебла одразу; квіти стоять до двох тижнів.',
      'Leaves fade before the flowers, so strip them at once; the blooms last up to two weeks.',
      'Листья вянут раньше цветов, снимите их со стебля сразу; цветы стоят до двух недель.',
    ),
    ladder: [
      [70, 4600],
      [60, 3900],
      [80, 5400],
    ],
    packs: [10],
    from: ['NL', 'CO'],
    vaseDays: [7, 14],
    headMm: [40, 60],
    grades: ['select', 'standard'],
    varieties: named({
      Virginia: 'white',
      'Charmelia Pink': 'pink',
      'Charmelia White': 'white',
      'Charmelia Orange': 'orange',
      'Charmelia Purple': 'purple',
    }),
  },
];
