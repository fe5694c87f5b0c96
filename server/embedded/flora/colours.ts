import { inThree, type Translated } from '../translated';

/** Stable colour codes of the catalogue. */
export const colours = [
  'red',
  'white',
  'pink',
  'orange',
  'yellow',
  'purple',
  'green',
  'blue',
  'cream',
  'peach',
  'burgundy',
  'mixed',
] as const;
export type Colour = (typeof colours)[number];

export const colourNames: Record<Colour, Translated> = {
  red: inThree('червоний', 'red', 'красный'),
  white: inThree('білий', 'white', 'белый'),
  pink: inThree('рожевий', 'pink', 'розовый'),
  orange: inThree('помаранчевий', 'orange', 'оранжевый'),
  yellow: inThree('жовтий', 'yellow', 'жёлтый'),
  purple: inThree('фіолетовий', 'purple', 'фиолетовый'),
  green: inThree('зелений', 'green', 'зелёный'),
  blue: inThree('синій', 'blue', 'синий'),
  cream: inThree('кремовий', 'cream', 'кремовый'),
  peach: inThree('персиковий', 'peach', 'персиковый'),
  burgundy: inThree('бордовий', 'burgundy', 'бордовый'),
  mixed: inThree('мікс', 'mixed', 'микс'),
};

/** Every way a search may name the colour: all three languages, masculine and feminine. */
export function colourLabels(colour: Colour): string {
  const { uk, en, ru } = colourNames[colour];
  return [uk, uk.replace(/ий$/, 'а').replace(/ій$/, 'я'), en, ru, ru.replace(/[оы]й$/, 'ая').replace(/ий$/, 'яя')].join(
    ' ',
  );
}
