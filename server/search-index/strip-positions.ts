/** '1 фрідом 60 - 100', and the next such line begins with 2. */
const leading = /^\s*(\d{1,3})[\s.)–—-]+(?=\p{L}.*\d)/u;

/**
 * Lines without the numbers that count them: those of lines that begin with 1, 2, 3, and have a quantity besides.
 * @param hasQuantity whether a line without its number still says how many
 */
export function stripPositions(lines: readonly string[], hasQuantity: (line: string) => boolean): readonly string[] {
  const numbered = lines.filter((line) => leading.test(line));
  const isCounted =
    numbered.length > 1 &&
    numbered.every((line, at) => Number(leading.exec(line)?.[1]) === at + 1 && hasQuantity(line.replace(leading, '')));
  return isCounted ? lines.map((line) => line.replace(leading, '')) : lines;
}
