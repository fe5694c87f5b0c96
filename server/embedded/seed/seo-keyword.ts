const letters = new Map(
  'аa бb вv гh ґg дd еe єie жzh зz иy іi їi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ь юiu яia'
    .split(' ')
    .map(([letter = '', ...latin]) => [letter, latin.join('')]),
);

function toLatin(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[а-яіїєґ]/g, (letter) => letters.get(letter) ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Lower-case Latin, unique by the id. */
export function toSeoKeyword(variety: string, lengthCm: number, farm: string, id: number): string {
  return `${toLatin(variety)}-${lengthCm}-${toLatin(farm)}-${id}`;
}
