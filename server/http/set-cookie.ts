/** Sets cookies and removes earlier ones of the same names. */
export function replaceSetCookie(headers: Headers, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const nameOf = (line: string) => line.slice(0, line.indexOf('='));
  const names = new Set(lines.map(nameOf));
  const others = headers.getSetCookie().filter((line) => !names.has(nameOf(line)));
  headers.delete('set-cookie');
  for (const line of [...others, ...lines]) headers.append('set-cookie', line);
}
