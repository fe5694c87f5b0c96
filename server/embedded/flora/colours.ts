import { translated } from '../translated';

export const colourNames = {
  red: translated('червоний', 'red', 'красный'),
  white: translated('білий', 'white', 'белый'),
  pink: translated('рожевий', 'pink', 'розовый'),
  orange: translated('помаранчевий', 'orange', 'оранжевый'),
  yellow: translated('жовтий', 'yellow', 'жёлтый'),
  purple: translated('фіолетовий', 'purple', 'фиолетовый'),
  green: translated('зелений', 'green', 'зелёный'),
  blue: translated('синій', 'blue', 'синий'),
  cream: translated('кремовий', 'cream', 'кремовый'),
  peach: translated('персиковий', 'peach', 'персиковый'),
  burgundy: translated('бордовий', 'burgundy', 'бордовый'),
  mixed: translated('мікс', 'mixed', 'микс'),
};

export type Colour = keyof typeof colourNames;
export const colours = Object.keys(colourNames) as Colour[];

/** Search words in all languages, masculine and feminine. */
export function colourLabels(colour: Colour): string {
  const { uk, en, ru } = colourNames[colour];
  return [uk, uk.replace(/ий$/, 'а').replace(/ій$/, 'я'), en, ru, ru.replace(/[оы]й$/, 'ая').replace(/ий$/, 'яя')].join(
    ' ',
  );
}
