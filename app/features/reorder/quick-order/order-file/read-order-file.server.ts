import { FileError } from '~/bff/files/file-error';
import { readTable } from '~/bff/files/read-table.server';
import type { RequestContext } from '~/bff/context.server';
import { formatList, formatNumber } from '~/i18n/formats';
import { formatRow } from '~server/domain/order-table/row-text';
import { readSheets } from '~server/domain/order-table/read-sheets';
import { MAX_LINES } from '../limits';
import { NOTE } from './table-lines.server';
import { isKnownWord, rowWords, tableRules } from './table-rules.server';

type OrderFile = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** What a file asks for as the lines of a message, which are read back exactly, or why it cannot be read. */
export async function readOrderFile(ctx: RequestContext, file: Blob): Promise<OrderFile> {
  const { t, language } = ctx;
  const rules = tableRules(ctx);
  try {
    const table = readSheets(await readTable(file, (word) => isKnownWord(rules, word)), rules);
    if (table.lines.length > MAX_LINES)
      return { ok: false, error: t('quick-order:file.tooManyRows', { most: formatNumber(language, MAX_LINES) }) };
    const told = (key: 'sheetsRead' | 'hiddenColumns', names: readonly string[]) =>
      names.length === 0 ? [] : [NOTE + t(`quick-order:file.${key}`, { names: formatList(language, names) })];
    const lines = [...table.lines.map((line) => formatRow(line, rowWords(ctx))), ...(table.text ? [table.text] : [])];
    const notes = [...told('sheetsRead', table.sheets), ...told('hiddenColumns', table.hiddenColumns)];
    return lines.length === 0
      ? { ok: false, error: t('quick-order:file.nothingWanted') }
      : { ok: true, text: [...notes, ...lines].join('\n') };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { ok: false, error: t(`quick-order:file.${error.kind}`) };
  }
}
