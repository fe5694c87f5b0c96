/** Sounds of Cyrillic letters; `c` stands for every hushing sound. */
const transliteration = new Map(
  'аa бb вv гg ґg дd еe єe жc зz иi іi їi йi кk лl мm нn оo пp рr сs тt уu фf хh цs чc шc щc ъ ыi ь эe юiu яia ёe'
    .split(' ')
    .map(([letter = '', ...latin]) => [letter, latin.join('')]),
);

/** Sounds of Latin spellings, applied in this order. */
const phoneticRules: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'ai'],
  [/sch|tch|ch|sh|zh/g, 'C'],
  [/tion\b/g, 'Cn'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/ow(?=[bcdfgklmnprstvz])/g, 'ou'],
  [/wh|w/g, 'v'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/i(?=[tdnlk]e\b)/g, 'ai'],
  [/ee|ea|ey\b|ie\b/g, 'i'],
  [/oo/g, 'u'],
  [/y/g, 'i'],
  [/(?<=[bdgklmnprstvzCj])e\b/g, ''],
  [/(?<=[bdgklmnprtvz])h/g, ''],
  [/(?<=a)h\b/g, ''],
];

/** Phonetic form in Latin letters, the same for both scripts: 'Плая', 'Playa' and 'плайя' all give 'plaia'. */
export function normalizeWord(word: string): string {
  const lower = word.normalize('NFC').toLowerCase();
  const sounded = /[а-яєіїґё]/.test(lower) ? transliterateCyrillic(lower) : normalizeLatin(lower);
  return sounded.replace(/(.)\1+/g, '$1');
}

/** The consonants of a phonetic form, sibilants merged: 'kandlelait' and 'kendlait' both give 'kndlt'. */
export function phoneticKey(normalized: string): string {
  return normalized
    .replace(/[aeiouh]/g, '')
    .replace(/[zcj]/g, 's')
    .replace(/(.)\1+/g, '$1');
}

function transliterateCyrillic(word: string): string {
  return Array.from(
    word.replace(/дж/g, 'j').replace(/ий|ій/g, 'и').replace(/тс/g, 'ц').replace(/тч/g, 'ч'),
    (letter) => transliteration.get(letter) ?? letter,
  ).join('');
}

function normalizeLatin(word: string): string {
  const plain = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ç/g, 's')
    .replace(/ı/g, 'i')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');
  return phoneticRules.reduce((text, [pattern, sound]) => text.replace(pattern, sound), plain).replace(/C/g, 'c');
}
