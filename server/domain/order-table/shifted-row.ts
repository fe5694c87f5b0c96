import { readAmount } from './amounts';
import type { ListColumns } from './columns';
import { lengthOf } from './heads';
import { cellAt, type SheetRow, type TableRules } from './sheet';

/**
 * A row with more cells than its list has heads, as one sign too many leaves it. Put right where only one reading fits:
 * the name has the sign, or a remark stands behind. Otherwise its quantity is all of it, and is asked for.
 */
export function settleShift(row: SheetRow, columns: ListColumns, { language }: TableRules): SheetRow {
  const { cells } = row;
  const surplus = cells.slice(columns.width);
  if (surplus.every(({ text }) => text === '')) return row;
  const [name = 0] = columns.names;
  const more = cells.findLastIndex(({ text }) => text !== '') + 1 - columns.width;
  const parts = cells.slice(name, name + more + 1);
  const joined = {
    ...row,
    cells: [
      ...cells.slice(0, name),
      { text: parts.map(({ text }) => text).join(', ') },
      ...cells.slice(name + more + 1),
    ],
  };
  const isJoined = parts.every(({ text }) => /\p{L}/u.test(text)) && fits(joined);
  const stands = fits(row) && surplus.every(({ text }) => !/\d/.test(text));
  if (isJoined !== stands) return isJoined ? joined : row;
  const [quantity] = columns.quantities;
  const rest = cells.slice(name + 1).flatMap(({ text }) => text || []);
  return {
    ...row,
    cells: cells.map((cell, at) => (at === name ? cell : { text: at === quantity?.at ? `${rest.join(', ')} ?` : '' })),
  };

  function fits(of: SheetRow): boolean {
    const length = cellAt(of, columns.others.length).text;
    const wanted = columns.quantities.flatMap(({ at }) => readAmount(cellAt(of, at), 'piece', language) ?? []);
    return (
      (length === '' || lengthOf(length) !== null) && wanted.length > 0 && wanted.every((read) => 'amount' in read)
    );
  }
}
