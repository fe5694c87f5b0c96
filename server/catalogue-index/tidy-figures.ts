const thousands = /(?<![\p{L}\d.,])([1-9]\d{0,2})((?:[ \u00a0\u202f.,]\d{3})+)(?!\d|[.,]\d|\s*(?:см|cm))/giu;
/** A first figure below it is no length; '60 100' is sixty long, a hundred of them. */
const SHORTEST_CM = 10;

/** The figures of a wish, each written in one: '1 500', '1.500' and '10 000' are a quantity, while '60 100' are two. */
export function tidyFigures(text: string): string {
  return text.replace(thousands, (written, first: string, groups: string) => {
    const isOne = Number(first) < SHORTEST_CM || /\D0/.test(groups);
    return isOne ? first + groups.replace(/\D/g, '') : written;
  });
}
