/** A figure below it is no length; '60 100' is sixty long, a hundred of them. */
const SHORTEST_CM = 10;
const thousands = /(?<![\p{L}\d.,])([1-9]\d{0,2})((?:[ .,]\d{3})+)(?!\d|[.,]\d|\s*(?:см|cm))/giu;
/** A sign between figures or before one; an x that ends a word is none. */
const times = /(?:[×*]|(?<!\p{L})[xх])\s*(?=\d)/giu;

/**
 * The figures of a wish, each written in one, and one sign for 'times': '1 500', '1.500' and '10 000' are a quantity, while
 * '60 100' are two; '60x100' is '60 × 100'.
 */
export function tidyFigures(text: string): string {
  const whole = text.replace(thousands, (written, first: string, groups: string) => {
    const isOne = Number(first) < SHORTEST_CM || /\D0/.test(groups);
    return isOne ? first + groups.replace(/\D/g, '') : written;
  });
  return whole.replace(times, ' × ');
}
