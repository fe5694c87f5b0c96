const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};

function toLatin(text: string): string {
  const lower = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[а-яіїєґ]/g, (letter) => letters[letter] ?? '');
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower-case Latin, unique by the id. */
export function toSeoKeyword(variety: string, lengthCm: number, farm: string, id: number): string {
  return `${toLatin(variety)}-${lengthCm}-${toLatin(farm)}-${id}`;
}
