import { inThree } from '../translated';
import { named, type SpeciesFacts } from './species-facts';

export const roses: readonly SpeciesFacts[] = [
  {
    code: 'rose', categoryId: 11, names: inThree('Троянда', 'Rose', 'Роза'),
    care: inThree(
      'Зріжте стебло навскіс на 2–3 см, зніміть нижнє листя і дайте напитися у високій воді три години.',
      'Cut 2–3 cm off the stem at an angle, strip the lower leaves and let it drink in deep water for three hours.',
      'Срежьте стебель наискось на 2–3 см, снимите нижние листья и дайте напиться в высокой воде три часа.',
    ),
    ladder: [[60, 7500], [50, 6200], [70, 9000], [80, 10500], [90, 13000], [40, 4800], [100, 15600]],
    packs: [25], packsOf: { NL: [10, 20], UA: [25, 10] }, from: ['EC', 'CO'], vaseDays: [7, 10], headMm: [45, 65],
    grades: ['premium', 'select', 'standard'],
    varieties: [
      ...named({
        Freedom: 'red', Explorer: 'red', Mondial: 'white', 'Pink Mondial': 'pink', 'Playa Blanca': 'white', Vendela: 'cream',
        Brighton: 'yellow', 'High Magic': 'orange', 'Deep Purple': 'purple', 'Pink Floyd': 'pink', Candlelight: 'cream',
        Shimmer: 'peach', Tiffany: 'peach', Kahala: 'orange', 'Quick Sand': 'cream', 'Free Spirit': 'orange', Nina: 'pink',
        'Moody Blues': 'purple', Sweetness: 'peach', Proud: 'white', 'Black Baccara': 'burgundy',
      }),
      ...named({ 'Red Naomi': 'red', Avalanche: 'white' }, ['NL', 'UA', 'AM']),
      ...named({ Jumilia: 'pink' }, ['AM', 'NL']),
    ],
  },
  {
    code: 'garden-rose', categoryId: 12, names: inThree('Садова троянда', 'Garden rose', 'Садовая роза'),
    care: inThree(
      'Розкривається за одну-дві доби в теплі; тримайте листя вище води і міняйте її щодня.',
      'Opens within a day or two in warmth; keep leaves above the water and change it daily.',
      'Раскрывается за сутки-двое в тепле; держите листья выше воды и меняйте её ежедневно.',
    ),
    ladder: [[50, 12000], [40, 9600], [60, 14600]], packs: [12], from: ['EC'], vaseDays: [6, 9], headMm: [55, 80],
    grades: ['select', 'premium'],
    varieties: named({ "White O'Hara": 'white', "Pink O'Hara": 'pink', Xpression: 'pink', Fatima: 'red', Vicky: 'peach' }),
  },
  {
    code: 'spray-rose', categoryId: 13, names: inThree('Кущова троянда', 'Spray rose', 'Кустовая роза'),
    care: inThree(
      'Зніміть нижні бічні пагони, зріжте стебло навскіс; верхівковий бутон видаліть, коли відцвіте.',
      'Remove the lower side shoots, cut the stem at an angle; take the top head off once it fades.',
      'Снимите нижние боковые побеги, срежьте стебель наискось; верхний бутон удалите, когда отцветёт.',
    ),
    ladder: [[50, 7200], [40, 5800], [60, 8600]], packs: [10], from: ['NL', 'KE', 'AM', 'EC'], vaseDays: [5, 8], headMm: [25, 40],
    grades: ['A1', 'A2'],
    varieties: named({
      Bombastic: 'pink', Snowflake: 'white', Irishka: 'peach', 'Royal Porcelina': 'cream', 'Wedding Sensation': 'pink', Saona: 'orange',
    }),
  },
];
