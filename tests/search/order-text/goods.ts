export type Language = 'uk' | 'en' | 'ru';
export const languages = ['uk', 'en', 'ru'] as const;

/** Goods of the demo catalogue as customers name them; `name` is the variety's own name. */
export interface Good {
  readonly name: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly lengths: readonly number[];
}

const good = (name: string, names: string, lengths: string): Good => {
  const [uk = '', en = '', ru = ''] = names.split(' / ');
  return { name, names: { uk, en, ru }, lengths: lengths.split(' ').map(Number) };
};

export const goods: readonly Good[] = [
  good('Freedom', 'фрідом / freedom / фридом', '40 50 60 70 80'),
  good('Mondial', 'мондіаль / mondial / мондиаль', '40 50 60 70 80'),
  good('Explorer', 'експлорер / explorer / эксплорер', '40 50 60 80'),
  good('Playa Blanca', 'плая бланка / playa blanca / плая бланка', '40 60 70 80'),
  good('Pink Floyd', 'пінк флойд / pink floyd / пинк флойд', '50 60 70 80'),
  good('Avalanche', 'аваланч / avalanche / аваланч', '50 60 70'),
  good('Kahala', 'кахала / kahala / кахала', '40 50 60'),
  good('Candlelight', 'кендлелайт / candlelight / кендлелайт', '50 60 80'),
  good('Strong Gold', 'стронг голд / strong gold / стронг голд', '35 40 45 50'),
  good('Barcelona', 'барселона / barcelona / барселона', '35 40 50 60'),
  good('Alissa White', 'аліса вайт / alissa white / алисса вайт', '55 65 75'),
  good('Pistachio', 'фісташка / pistachio / фисташка', '50 60 70'),
  good('Vendela', 'вендела / vendela / вендела', '50 60 70'),
  good('Million Stars', 'мільйон старс / million stars / миллион старс', '60 70 80'),
  good('Leen van der Mark', 'leen van der mark / leen van der mark / leen van der mark', '40 50 60'),
  good('Red Naomi', 'ред наомі / red naomi / ред наоми', '40 50 60 70'),
];

/** What a line orders; `lengthCm` is null where it says none. */
export interface Wanted {
  readonly name: string;
  readonly lengthCm: number | null;
  readonly quantity: string;
  readonly unit: 'piece' | 'pack';
}

export interface Row {
  readonly kind: 'sure' | 'doubtful' | 'unknown';
  readonly typed: string;
  /** Variety and length of each offered product. */
  readonly products: readonly { readonly name: string; readonly lengthCm: number | null }[];
  readonly quantity: string;
  readonly unit: 'piece' | 'pack';
  readonly candidates: readonly string[];
}

export interface ReadMessage {
  readonly rows: readonly Row[];
  readonly skipped: readonly string[];
}

export type Verdict = 'right' | 'asked' | 'wrong';

/** Right: exactly the wanted lines without a question. Wrong: something else ordered, or something lost, without one. */
export function judge({ rows }: ReadMessage, wanted: readonly Wanted[]): Verdict {
  if (rows.length === wanted.length && wanted.every((each, at) => isRight(rows[at], each))) return 'right';
  const left = [...wanted];
  for (const row of rows) {
    if (row.quantity === '' || row.products.length === 0) continue;
    const names = new Set(row.products.map(({ name }) => name));
    if (row.kind !== 'sure' && names.size > 1) continue;
    const at = left.findIndex((each) => isSame(row, each));
    if (at < 0) return 'wrong';
    left.splice(at, 1);
  }
  const asking = rows.filter((row) => row.quantity === '' || row.kind !== 'sure');
  return asking.length === 0 && left.length > 0 ? 'wrong' : 'asked';
}

function isSame(row: Row, { name, lengthCm, quantity, unit }: Wanted): boolean {
  return (
    row.quantity === quantity &&
    row.unit === unit &&
    row.products[0]?.name === name &&
    (lengthCm === null || row.kind !== 'sure' || row.products[0].lengthCm === lengthCm)
  );
}

function isRight(row: Row | undefined, wanted: Wanted): boolean {
  if (!row || row.candidates.length > 0 || !isSame(row, wanted)) return false;
  if (wanted.lengthCm !== null && row.kind !== 'sure') return false;
  return row.products.every(({ name, lengthCm }) => name === wanted.name && lengthCm === (wanted.lengthCm ?? lengthCm));
}
