import { translated } from '../translated';
import { ladder, named, type SpeciesDefinition } from './species-definition';

const grades = ['standard', 'premium'] as const;

export const greens: readonly SpeciesDefinition[] = [
  {
    code: 'eucalyptus',
    categoryId: 31,
    names: translated('Евкаліпт', 'Eucalyptus', 'Эвкалипт'),
    care: translated(
      'Стоїть понад два тижні, далі гарно висихає просто у вазі й не втрачає запаху.',
      'Lasts over two weeks, then dries well in the vase and keeps its scent.',
      'Стоит больше двух недель, потом хорошо высыхает прямо в вазе и не теряет запаха.',
    ),
    ladder: ladder([60, 50, 70], [3100, 2600, 3600]),
    packs: [10],
    from: ['IT', 'NL'],
    vaseDays: [14, 21],
    grades,
    varieties: [...named({ Cinerea: 'green', 'Baby Blue': 'green' }), ...named({ 'Cinerea Red': 'burgundy' }, ['IT'])],
  },
  {
    code: 'ruscus',
    categoryId: 31,
    names: translated('Рускус', 'Ruscus', 'Рускус'),
    care: translated(
      'Найвитриваліша зелень: у холоді без води лежить тиждень, у вазі стоїть до трьох.',
      'The toughest green: a week in the cold without water, up to three in a vase.',
      'Самая выносливая зелень: в холоде без воды лежит неделю, в вазе стоит до трёх.',
    ),
    ladder: ladder([60, 50, 70, 40], [1800, 1500, 2200, 1200]),
    packs: [10],
    from: ['IT', 'NL'],
    vaseDays: [14, 28],
    grades,
    varieties: [
      { name: translated('Рускус', 'Ruscus', 'Рускус'), colour: 'green' },
      { name: translated('Рускус італійський', 'Italian ruscus', 'Рускус итальянский'), colour: 'green', from: ['IT'] },
    ],
  },
  {
    code: 'pistachio',
    categoryId: 31,
    names: translated('Фісташка', 'Pistachio', 'Фисташка'),
    care: translated(
      'Дає об’єм за малі гроші; оббризкуйте водою, щоб листя не скручувалося.',
      'Volume for little money; mist it so that the leaves do not curl.',
      'Даёт объём за малые деньги; опрыскивайте водой, чтобы листья не скручивались.',
    ),
    ladder: ladder([60, 50, 70], [1900, 1600, 2200]),
    packs: [10],
    from: ['IT', 'NL'],
    vaseDays: [10, 16],
    grades,
    varieties: [{ name: translated('Фісташка', 'Pistachio', 'Фисташка'), colour: 'green' }],
  },
  {
    code: 'viburnum',
    categoryId: 31,
    names: translated('Калина', 'Viburnum', 'Калина'),
    care: translated(
      'Розщепіть здерев’яніле стебло на 3 см; зелені кулі біліють за чотири-п’ять днів.',
      'Split the woody stem by 3 cm; the green globes turn white in four or five days.',
      'Расщепите одревесневший стебель на 3 см; зелёные шары белеют за четыре-пять дней.',
    ),
    ladder: ladder([50, 60], [6400, 7400]),
    packs: [10, 5],
    from: ['NL', 'IT'],
    vaseDays: [6, 10],
    grades: ['A1'],
    varieties: named({ 'Viburnum Snowball': 'green' }),
  },
];
