const leading = /^\s*(\d{1,3})[\s.)–—-]+(?=\p{L}.*\d)/u;

/** Removes the line numbers 1, 2, 3 where every numbered line also has a quantity. */
export function stripPositions(lines: readonly string[], hasQuantity: (line: string) => boolean): readonly string[] {
  const numbered = lines.filter((line) => leading.test(line));
  const isCounted =
    numbered.length > 1 &&
    numbered.every((line, at) => Number(leading.exec(line)?.[1]) === at + 1 && hasQuantity(line.replace(leading, '')));
  return isCounted ? lines.map((line) => line.replace(leading, '')) : lines;
}
