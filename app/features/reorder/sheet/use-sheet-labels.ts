import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '~/i18n/formats';
import { useLanguage } from '~/use-links';
import { unitMeanings } from '~/i18n/unit-meanings';
import { packsOf, splitUnit } from '~/domain/quantity';
import {
  validateLines,
  linesTotal,
  type LineStatus,
  type OrderFormProducts,
  type LineInputValue,
} from '~/domain/line-inputs';
import type { LineRef } from './order-line';

/** What a line comes to, '2 пачки = 50 шт, 1 728,00 грн, знижка 10 %', or why it would not be taken; empty where it asks for nothing. */
export interface LineNote extends LineRef {
  readonly text: string;
  readonly isProblem: boolean;
  readonly isBlank: boolean;
}

export interface SheetLabels {
  /** Of each line, in their order. */
  readonly notes: readonly LineNote[];
  /** Lines that would be taken. */
  readonly count: number;
  /** '88 982,25 грн' for what would be taken; empty where nothing would. */
  readonly total: string;
  /** '42 позиції, 1 234 шт' */
  readonly size: string;
  /** '1 рядок не підійде, 3 рядки чекають вибору' */
  readonly issue: string;
}

/** The lines of an order sheet and their sum in words. */
export function useSheetLabels(
  lines: readonly LineInputValue[],
  goodsOf: (productId: string) => OrderFormProducts | undefined,
): SheetLabels {
  const { t } = useTranslation('sheet');
  const language = useLanguage();
  const pieces = (count: number) => t('common:pieces', { count }).replaceAll(' ', '\u00a0');
  const sum = linesTotal(lines, 'pack', goodsOf);
  const waiting = lines.filter(({ productId }) => productId === '').length;

  function textOf(
    { quantity, unit }: LineInputValue,
    status: LineStatus,
    goods: OrderFormProducts | undefined,
  ): string {
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

  const verdicts = validateLines(lines, 'pack', goodsOf);
  return {
    notes: lines.map((line, at) => {
      const { productId, row } = line;
      const status = verdicts[at] ?? { kind: 'blank' };
      const text = textOf(line, status, goodsOf(productId));
      return {
        productId,
        row,
        text,
        isProblem: text !== '' && status.kind !== 'taken',
        isBlank: status.kind === 'blank',
      };
    }),
    count: sum.lines,
    total: sum.lines > 0 ? formatMoney(language, sum.total) : '',
    size: sum.lines > 0 ? t('size', { count: sum.lines, pieces: pieces(sum.pieces) }) : '',
    issue: [
      sum.rejected > 0 ? t('refused', { count: sum.rejected }) : '',
      waiting > 0 ? t('waiting', { count: waiting }) : '',
    ]
      .filter(Boolean)
      .join(', '),
  };
}
