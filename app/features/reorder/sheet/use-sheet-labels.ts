import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '~/i18n/formats';
import { useLanguage } from '~/use-links';
import { unitMeanings } from '~/i18n/format-quantity';
import { packsOf, splitUnit } from '~server/domain/quantity';
import {
  validateLines,
  linesTotal,
  type LineStatus,
  type OrderableProduct,
  type LineInputValue,
} from '~server/domain/line-inputs';
import type { Unit } from '~server/domain/unit-words';
import { lineFieldId, type LineRef } from './order-line';

/** The sum or the error of a line; empty without a quantity. */
export interface LineNote extends LineRef {
  readonly text: string;
  readonly isProblem: boolean;
  readonly isBlank: boolean;
}

export function useSheetLabels(
  inputs: readonly LineInputValue[],
  /** Of the form. */
  formUnit: Unit,
  goodsOf: (productId: string) => OrderableProduct | undefined,
  /** Id of the field in which the line waits for the customer. */
  doubtOf: (line: LineInputValue) => string | null,
) {
  const { t } = useTranslation('sheet');
  const language = useLanguage();
  const pieces = (count: number) => t('common:pieces', { count }).replaceAll(' ', '\u00a0');
  const lines = inputs.map((each) => ({ ...each, unit: each.unit ?? formUnit }));
  const sum = linesTotal(lines, formUnit, goodsOf);
  const waitingFields = lines.map(doubtOf);
  const waiting = waitingFields.filter((field) => field !== null).length;

  function textOf({ quantity, unit }: LineInputValue, status: LineStatus, goods: OrderableProduct | undefined): string {
    switch (status.kind) {
      case 'taken': {
        const isInPieces = (splitUnit(quantity).unit ?? unit) === 'piece';
        const packs = isInPieces ? packsOf(status.pieces, goods?.packSize ?? null) : null;
        const amount =
          packs === null
            ? pieces(status.pieces)
            : t('common:packsArePieces', { packs: t('common:packs', { count: packs }), pieces: pieces(status.pieces) });
        const percent = goods?.percentOff ?? 0;
        const off = percent > 0 ? [t('off', { percent: formatPercent(language, percent) })] : [];
        return [amount, formatMoney(language, status.total), ...off].join(', ');
      }
      case 'short':
        return t('onlyLeft', { pieces: pieces(status.left) });
      case 'belowPack':
        return t('belowPack', { pieces: pieces(status.left) });
      case 'whichUnit':
        return t('common:whichUnit', unitMeanings(t, status.count, status.packSize));
      case 'splitsPack':
        return t('splitsPack', { pack: pieces(status.packSize), choices: status.neighbours.map(pieces).join(', ') });
      case 'notWhole':
        return t('notWhole');
      case 'notPositive':
        return t('notPositive');
      default:
        return '';
    }
  }

  const statuses = validateLines(lines, formUnit, goodsOf);
  const notes = lines.map((line, at): LineNote => {
    const { productId, row } = line;
    const status = statuses[at] ?? { kind: 'blank' };
    const text = textOf(line, status, goodsOf(productId));
    return {
      productId,
      row,
      text,
      isProblem: text !== '' && status.kind !== 'taken',
      isBlank: status.kind === 'blank',
    };
  });
  // What waits for a choice first is not counted as refused, too.
  const refused = notes.filter(({ isProblem }, at) => isProblem && waitingFields[at] === null).length;
  return {
    notes,
    /** Ids of the fields that the issue is about, in the order of the form. */
    doubts: lines.flatMap((line, at) => waitingFields[at] ?? (notes[at]?.isProblem ? lineFieldId(line) : [])),
    /** Number of valid lines. */
    count: sum.lines,
    sum: sum.total,
    total: sum.lines > 0 ? formatMoney(language, sum.total) : '',
    size: sum.lines > 0 ? t('size', { count: sum.lines, pieces: pieces(sum.pieces) }) : '',
    issue: [refused > 0 ? t('refused', { count: refused }) : '', waiting > 0 ? t('waiting', { count: waiting }) : '']
      .filter(Boolean)
      .join(', '),
  };
}

export type SheetLabels = ReturnType<typeof useSheetLabels>;
