const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const layouts = ['йцукенгшщзхїфівапролджєячсмитьбюґ', 'йцукенгшщзхъфывапролджэячсмитьбюё'] as const;

const toCyrillic = layouts.map((layout) => new Map(Array.from(latinKeys, (key, at) => [key, layout[at] ?? key])));
const toLatin = new Map(
  layouts.flatMap((layout) => Array.from(layout, (letter, at) => [letter, latinKeys[at] ?? letter] as const)),
);

/** The text as typed in the other keyboard layouts: 'nhjzylf' is 'троянда', 'акуувщь' is 'freedom'. */
export function swapKeyboardLayout(text: string): string[] {
  const lower = text.toLowerCase();
  const retyped = /[а-яєіїґё]/.test(lower) ? [swap(lower, toLatin)] : toCyrillic.map((keys) => swap(lower, keys));
  return [...new Set(retyped)].filter((each) => each !== lower);
}

function swap(text: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}
