import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '~/i18n/formats';
import { useLanguage } from '~/links-hook';
import { unitMeanings } from '~/i18n/unit-meanings';
import { packsOf, splitUnit } from '~/trade/quantity';
import { judgeTypedLines, sumTypedLines, type LineVerdict, type SheetGoods, type TypedLine } from '~/trade/typed-lines';

/** What a line comes to, '2 пачки = 50 шт, 1 728,00 грн, знижка 10 %', or why it would not be taken; empty where it asks for nothing. */
export interface LineNote {
  readonly productId: string;
  readonly text: string;
  readonly isTrouble: boolean;
  readonly isBlank: boolean;
}

export interface SheetWords {
  /** Of each line, in their order. */
  readonly notes: readonly LineNote[];
  /** Lines that would be taken. */
  readonly count: number;
  /** '88 982,25 грн' for what would be taken; empty where nothing would. */
  readonly total: string;
  /** '42 позиції, 1 234 шт' */
  readonly size: string;
  /** '1 рядок не підійде, 3 рядки чекають вибору' */
  readonly trouble: string;
}

/** The lines of an order sheet and their sum in words. */
export function useSheetWords(
  lines: readonly TypedLine[],
  goodsOf: (productId: string) => SheetGoods | undefined,
): SheetWords {
  const { t } = useTranslation('sheet');
  const language = useLanguage();
  const pieces = (count: number) => t('words:pieces', { count }).replaceAll(' ', '\u00a0');
  const sum = sumTypedLines(lines, 'pack', goodsOf);
  const waiting = lines.filter(({ productId }) => productId === '').length;

  function textOf({ quantity, unit }: TypedLine, verdict: LineVerdict, goods: SheetGoods | undefined): string {
    switch (verdict.kind) {
      case 'taken': {
        const isInPieces = (splitUnit(quantity).unit ?? unit) === 'piece';
        const packs = isInPieces ? packsOf(verdict.pieces, goods?.packSize ?? null) : null;
        const amount =
          packs === null
            ? pieces(verdict.pieces)
            : t('words:packsArePieces', { packs: t('words:packs', { count: packs }), pieces: pieces(verdict.pieces) });
        const percent = goods?.percentOff ?? 0;
        const off = percent > 0 ? [t('off', { percent: formatPercent(language, percent) })] : [];
        return [amount, formatMoney(language, verdict.total), ...off].join(', ');
      }
      case 'short':
        return t('onlyLeft', { pieces: pieces(verdict.left) });
      case 'whichUnit':
        return t('words:whichUnit', unitMeanings(t, verdict.count, verdict.packSize));
      case 'splitsPack':
        return t('splitsPack', { pack: pieces(verdict.packSize), choices: verdict.neighbours.map(pieces).join(', ') });
      case 'notWhole':
        return t('notWhole');
      case 'notPositive':
        return t('notPositive');
      default:
        return '';
    }
  }

  const verdicts = judgeTypedLines(lines, 'pack', goodsOf);
  return {
    notes: lines.map((line, at) => {
      const { productId } = line;
      const verdict = verdicts[at] ?? { kind: 'blank' };
      const text = textOf(line, verdict, goodsOf(productId));
      return { productId, text, isTrouble: text !== '' && verdict.kind !== 'taken', isBlank: verdict.kind === 'blank' };
    }),
    count: sum.lines,
    total: sum.lines > 0 ? formatMoney(language, sum.total) : '',
    size: sum.lines > 0 ? t('size', { count: sum.lines, pieces: pieces(sum.pieces) }) : '',
    trouble: [
      sum.refused > 0 ? t('refused', { count: sum.refused }) : '',
      waiting > 0 ? t('waiting', { count: waiting }) : '',
    ]
      .filter(Boolean)
      .join(', '),
  };
}
