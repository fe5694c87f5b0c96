import * as z from 'zod';
import { formatPercent } from '~/i18n/formats';
import type { Language } from '~/i18n/languages';
import {
  MAX_MARKUP,
  MAX_SHOP_NAME,
  MIN_MARKUP,
  parseMarkup,
  roundings,
  type MarkupError,
} from '~server/domain/retail-price';

const PREFIX = 'markup-';

const messages = {
  notNumber: 'retail:error.notNumber',
  decimals: 'retail:error.decimals',
  low: 'retail:error.low',
  high: 'retail:error.high',
} as const satisfies Record<MarkupError, string>;

export function markupFieldName(categoryId: string): string {
  return PREFIX + categoryId;
}

/** The fields `markup`, `markup-{categoryId}`, `rounding`, `allowBelow` and `shopName`, also of an address, as settings. @param own names of the fields of categories */
export function retailForm(language: Language, own: readonly string[]) {
  const bounds = { min: formatPercent(language, MIN_MARKUP), max: formatPercent(language, MAX_MARKUP) };
  const percent = z.string(messages.notNumber).transform((text, ctx) => {
    const parsed = parseMarkup(text, language);
    if ('percent' in parsed) return parsed.percent;
    ctx.addIssue({ code: 'custom', message: messages[parsed.error], params: bounds });
    return z.NEVER;
  });
  return z
    .object({
      ...Object.fromEntries(own.map((name) => [name, percent.optional()])),
      markup: percent,
      rounding: z.enum(roundings, 'retail:error.rounding'),
      allowBelow: z.string().optional(),
      shopName: z.string().max(MAX_SHOP_NAME, 'retail:error.shopName').default(''),
    })
    .transform(({ markup, rounding, allowBelow, shopName, ...more }, ctx) => {
      const ofCategories: Readonly<Record<string, number | undefined>> = more;
      const filled = Object.entries(ofCategories).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value] as const],
      );
      for (const [name, value] of [['markup', markup] as const, ...filled])
        if (value < 0 && allowBelow === undefined)
          ctx.addIssue({ code: 'custom', message: 'retail:error.below', path: [name] });
      const byCategory = new Map(filled.map(([name, value]) => [name.slice(PREFIX.length), value]));
      return { isOn: true, markup, byCategory, rounding, allowsBelow: allowBelow !== undefined, shopName };
    });
}
