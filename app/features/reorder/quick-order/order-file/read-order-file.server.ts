import { FileError } from '~/bff/files/file-table';
import { readTable } from '~/bff/files/read-table.server';
import type { RequestContext } from '~/bff/context.server';
import { languageSettings } from '~/i18n/languages';
import { formatNumber } from '~/i18n/formats';
import { MAX_LINES } from '../limits';
import { listToMessage } from './list-to-message';

type OrderFile = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** The lines of a file as the text of a message, or why it cannot be read. */
export async function readOrderFile(ctx: RequestContext, file: Blob): Promise<OrderFile> {
  const { t, language } = ctx;
  try {
    const lines = listToMessage(
      await readTable(file),
      {
        piece: t('common:pieceUnit'),
        pack: t('common:packUnit'),
        lot: t('quick-order:lotWord'),
        currency: languageSettings[language].currencies.UAH,
        decimalSign: language === 'en' ? '.' : ',',
      },
      (number) => t('quick-order:lineNumber', { number }),
    );
    if (lines.length > MAX_LINES)
      return { ok: false, error: t('quick-order:file.tooManyRows', { most: formatNumber(language, MAX_LINES) }) };
    return lines.length === 0
      ? { ok: false, error: t('quick-order:file.nothingWanted') }
      : { ok: true, text: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { ok: false, error: t(`quick-order:file.${error.kind}`) };
  }
}
