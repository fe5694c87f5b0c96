import type { FileCell, FileRows } from '~/bff/files/file-table';
import type { Unit } from '~server/domain/unit-words';

/** Where a list has what; columns count from 0. */
export interface ListColumns {
  /** The row with the heads. */
  readonly head: number;
  readonly name: number;
  readonly quantity: number;
  /** What a bare number counts; undefined where the head does not say. */
  readonly unit: Unit | undefined;
  /** Columns of the portal's own price list, and what else may name the goods. */
  readonly others: Partial<Record<keyof typeof otherHeads, number>>;
}

const nameHead =
  /^(?:товар|назва|найменування|наименование|название|сорт|позиці|позици|номенклатур|квіт[иі]|цветы|item|name|goods|product|variet|flower)/iu;
/** The best first: what is ordered, pieces, any number, packs. */
const quantityHeads: readonly (readonly [RegExp, Unit | undefined])[] = [
  [
    /^(?:замов(?:ити|лення|лено|ляю|ляємо)|заказ(?:ать|ано|ываю|ываем)?|order)(?![\p{L}]| ?(?:№|no|id|date)).*(?:пач|упак|pack|bunch)/iu,
    'pack',
  ],
  [
    /^(?:замов(?:ити|лення|лено|ляю|ляємо)|заказ(?:ать|ано|ываю|ываем)?|order)(?![\p{L}]| ?(?:№|no|id|date))/iu,
    undefined,
  ],
  [/^(?:штук|шт\.?$|шт\.? |pcs|pieces|stems)/iu, 'piece'],
  [/^(?:кільк|к-сть|кіл-ть|колич|кол-во|кол\.|qty|quantity).*(?:пач|упак|pack|bunch)/iu, 'pack'],
  [/^(?:кільк|к-сть|кіл-ть|колич|кол-во|кол\.|qty|quantity|потрібно|треба|нужно|need)/iu, undefined],
  [/^(?:пачки|пачок|пачек|packs$|bunches$|упаков(?:ок|ки)$)/iu, 'pack'],
];
const otherHeads = {
  lot: /^(?:код лота|lot id)$/iu,
  length: /^(?:ростовк|довжин|длин|висот|высот|length)/iu,
  color: /^(?:колір|цвет$|colou?r)/iu,
  farm: /^(?:плантац|виробник|производител|ферм|farm|grower|manufacturer|producer)/iu,
  unit: /^(?:од\.|од$|одиниц|ед\.|ед$|единиц|unit)/iu,
  packSize: /^(?:пачка, шт|pack, pcs)$/iu,
  price: /^(?:ваша ціна за шт|ваша цена за шт|your price each)/iu,
  stock: /^(?:на складі|на складе|in stock)/iu,
};
/** Lists have titles and addresses above their heads. */
const MAX_HEAD_ROW = 20;

/** Finds the columns by their heads in uk, en or ru; null without a head for name and quantity. */
export function findColumns(rows: FileRows): ListColumns | null {
  for (const [head, row] of rows.slice(0, MAX_HEAD_ROW).entries()) {
    const heads = row.map((cell) => (typeof cell === 'string' ? cell.trim() : ''));
    const name = heads.findIndex((text) => nameHead.test(text));
    const quantity = findQuantity(heads);
    if (name < 0 || quantity === null) continue;
    const others = Object.entries(otherHeads).flatMap(([key, pattern]) => {
      const at = heads.findIndex((text) => pattern.test(text));
      return at < 0 || at === name || at === quantity.at ? [] : [[key, at] as const];
    });
    return { head, name, quantity: quantity.at, unit: quantity.unit, others: Object.fromEntries(others) };
  }
  return null;
}

function findQuantity(heads: readonly string[]): { readonly at: number; readonly unit: Unit | undefined } | null {
  for (const [pattern, unit] of quantityHeads) {
    const at = heads.findIndex((text) => pattern.test(text));
    if (at >= 0) return { at, unit };
  }
  return null;
}

/**
 * The column of quantities of a list without heads: the only one of whole numbers, apart from lengths. Null where
 * there are several, or none.
 */
export function findNumbers(rows: FileRows): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = rows.map((row) => row[at] ?? null).filter((cell) => cell !== null && cell !== '');
    return cells.length > rows.length / 2 && cells.every(isCount);
  });
  const others =
    columns.length > 1 ? columns.filter((at) => !rows.every((row) => isLengthCell(row[at] ?? null))) : columns;
  return others.length === 1 ? (others[0] ?? null) : null;
}

function isCount(cell: FileCell): boolean {
  return typeof cell === 'number'
    ? Number.isInteger(cell) && cell >= 0
    : /^\d+(?:\s?\p{L}+\.?)?$/u.test(String(cell).trim());
}

/** Stems are 30 to 150 cm long, in steps of five or ten. */
export function isLengthCell(cell: FileCell): boolean {
  const length = Number(String(cell ?? '').replace(/\s?(?:см|cm)\.?$/iu, ''));
  return length >= 30 && length <= 150 && length % 5 === 0;
}
