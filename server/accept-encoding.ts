/** The names in an Accept or Accept-Encoding header, in lower case, without those of quality 0. */
export function acceptedNames(header = ''): ReadonlySet<string> {
  const entries = header
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((piece) => piece.trim()));
  return new Set(
    entries
      .filter(([, ...parameters]) => !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each)))
      .map(([name = '']) => name),
  );
}
