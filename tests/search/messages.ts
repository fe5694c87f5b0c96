/** Message lines as florists write them. */
export interface LineInput {
  readonly typed: string;
  /** '100', '2 packs'; empty without a quantity. */
  readonly quantity: string;
  /** Properties of every offered product: name, species code, colour code, '60'. */
  readonly wanted: readonly string[];
  /** Whether there are no alternatives. */
  readonly isSure: boolean;
}

const lineInput =
  (isSure: boolean) =>
  (wanted: string, quantity: string, ...typed: readonly string[]): LineInput[] =>
    typed.map((each) => ({ typed: each, quantity, wanted: wanted.split(' & '), isSure }));
const [sure, open] = [lineInput(true), lineInput(false)];

export const lineInputs: readonly LineInput[] = [
  ...sure(
    'Freedom & 60',
    '50',
    '60 см фрідом 50',
    'фридом 60 50',
    'freedom 60 cm 50',
    'фрідом 60 -50',
    'фрідом 60см -50шт',
    'Фрідом 60 см, 50 шт',
    'фрідом, 60, 50',
    'фрідом 60: 50',
  ),
  ...sure(
    'Freedom & 60',
    '100',
    '60 cm freedom 100',
    'фрідом 60x100',
    'фрідом 60х100',
    '100x freedom 60',
    'фрідом 60 по 100 шт',
    'фридом 60 по 100',
    'фрідом 60 100 штучок',
    'фрідом 60 100 квіток',
    'фридом 60 100 цветов',
  ),
  ...sure(
    'Freedom & 60',
    '2 packs',
    '2 упаковки фрідом 60',
    'фрідом 60 2 упаковки',
    'фрідом 60 2 упак.',
    'фридом 60 2 бунча',
    'фрідом 60 2 пучечки',
    'freedom 60 2 bunches',
  ),
  ...sure('Freedom & 60', '50', 'фрідом 60 2 пачки по 25 шт'),
  ...sure('Freedom & 60', '1000', 'фрідом 60 1 000', 'freedom 60 1000 stems'),
  ...sure('Freedom & 50', '5', 'фрідом 5 50см', 'freedom 5 50 cm'),
  ...sure('Freedom & 100', '10', 'фрідом 10 100см'),
  ...sure('Explorer & 60', '50', '60 см експлорер 50', 'эксплорер 60 50 стеблей'),
  // Only second grade of this length.
  ...open('Explorer & 70', '50', '70 см експлорер 50', 'эксплорер 70 50 стеблей'),
  // The only white tulip is not named.
  ...open('tulip & white & 50', '1500', 'тюльпани білі 50 1 500 шт'),
  ...open('rose & white & 60', '', 'троянд білих 60', 'роз белых 60'),
  ...open('rose & white & 60', '100', 'Троянда біла, 60 см, 100 шт', 'white roses 60 cm, 100 stems'),
  ...open('rose & white & 70', '7', 'троянда біла 7 70 см'),
  ...open('rose & red & 60', '', 'роз красных 60', 'троянд червоних 60'),
  ...open('rose & 60', '100', 'роз 60 100 шт', 'троянд 60 100 шт'),
  ...open('rose', '50', '50 роз', '50 троянд', '50 roses'),
  ...open('tulip & 50', '', 'tulips mix 50'),
  ...open('tulip', '100', 'тюльпани мікс 100', 'тюльпани різні 100', 'тюльпаны разные 100 шт', 'tulips mix 100'),
  ...open('gerbera', '20', 'гербера мікс 20'),
  ...open('alstroemeria', '20', 'альстромерія мікс 20 шт'),
  ...open('carnation', '50', 'гвоздика мікс 50 шт', 'гвоздики микс 50 шт'),
  ...open('eustoma', '20', 'еустома свіжа 20'),
  ...open('calla', '20', 'каллы 20 шт', 'кали 20 шт', 'callas 20 pcs'),
  ...open('calla', '10 packs', 'кали 10 пачок', 'каллы 10 пачек'),
  ...open('calla & white', '20', 'каллы белые 20 шт', 'білі кали 20'),
  ...open('peony', '20', 'пионов 20 шт', 'півоній 20 шт'),
  ...open('ruscus', '5 packs', 'рускус -5п', 'рускус 5 пучечків', '5 пачек рускуса'),
  ...open('ruscus', '10', 'рускус 10 гілок', 'рускус 10 веток', '10x рускус'),
  ...open('Freedom', '2 packs', 'фрідом 2 пачки по 25'),
  ...open('Freedom', '50', 'фридом 2 пачки по 25 шт', '2 packs of 25 freedom'),
  ...open('Playa Blanca', '75', 'плая бланка 3 по 25'),
  ...open('Playa Blanca', '75 or 3 or 25', 'плая бланка 3x25'),
  ...sure('Freedom & 60', '0.5 packs', 'фрідом 60 0,5 пачки', 'freedom 60 cm 0.5 packs', 'фридом 60 пол пачки'),
  ...sure('Freedom & 60', '1.5 packs', 'фрідом 60 1,5 пачки', 'freedom 60 cm 1.5 packs', 'фрідом 60 півтори пачки'),
  ...sure('Freedom & 60', '100', 'фрідом 60\t100,00', 'фрідом 60\t100.00', 'фрідом 60 - 100,0'),
  ...sure('Freedom & 60', '1 packs', 'фрідом 60 пачка', 'freedom 60 bunch', 'фридом 60 пачку', 'freedom 60 pack'),
  ...sure(
    'Freedom & 60',
    '3 packs',
    'фрідом 60 3 в`язки',
    "фрідом 60 3 в'язки",
    'фрідом 60 3 в’язки',
    'фрідом 60 3 вязки',
  ),
  ...sure('Freedom & 60', '2 or 3 packs', 'фрідом 60 2-3 пачки', 'фрідом 60 2 – 3 пачки', 'freedom 60 2—3 packs'),
  ...sure(
    'Freedom & 60',
    '100 or 72 or 7200',
    'фрідом 60 100 x 72 = 7200',
    'фрідом 60 100х72=7200',
    'фрідом 60 100 * 72 = 7200',
  ),
  ...sure('Freedom & 60', '125 or 100 or 25', 'фрідом 60 100+25', 'фрідом 60 - 100 + 25', 'фрідом 60см 100 +25 шт'),
  ...sure('Freedom & 60', '100 or 150', 'фрідом 60 100-150', 'фрідом 60 - 100 - 150', 'фрідом 60 см 100–150 шт'),
  ...sure(
    'Freedom & 60',
    '50',
    'Доброго дня! фрідом 60 - 50, будь ласка',
    '[25.11, 08:12] Олена: фрідом 60 - 50',
    'фрідом 60 50 шт по 72 грн',
  ),
  ...sure('ruscus & 50', '1 packs', 'рускус 50 пачку', 'ruscus 50 bunch', 'рускус 50 пучок'),
];
