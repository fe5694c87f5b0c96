import type { RequestContext } from '~/bff/context.server';
import { MAX_SHOP_NAME, type RetailSettings } from '~/data/retail.server';
import { cleanText } from '~server/domain/clean-text';
import { MAX_MARKUP, MIN_MARKUP, parseMarkup, roundings } from '~server/domain/retail-price';
import { formatPercent } from '~/i18n/formats';
import type { Language } from '~/i18n/languages';
import { writingOf } from '~server/domain/written-number';
import type { Category } from '~server/contract/catalogue';
import type { RetailErrors, RetailValues } from './retail-view';

const MAX_VALUE = 100;

interface ParsedRetail {
  readonly values: RetailValues;
  readonly errors: RetailErrors;
  /** Null when there are errors. */
  readonly settings: RetailSettings | null;
}

export function markupFieldName(categoryId: string): string {
  return `markup-${categoryId}`;
}

/** Reads the fields `markup`, `markup-{categoryId}`, `rounding`, `allowBelow` and `shopName` of a form or an address. */
export function parseRetail(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  fields: { get(name: string): unknown },
  tree: readonly Pick<Category, 'id'>[],
): ParsedRetail {
  const textOf = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? cleanText(value).slice(0, MAX_VALUE) : '';
  };
  const allowsBelow = textOf('allowBelow') !== '';
  const bounds = { min: formatPercent(language, MIN_MARKUP), max: formatPercent(language, MAX_MARKUP) };
  const errors: Record<string, string[]> = {};
  const values: Record<string, string> = {
    markup: textOf('markup'),
    rounding: textOf('rounding'),
    shopName: textOf('shopName'),
    ...(allowsBelow && { allowBelow: 'on' }),
  };
  const percentIn = (name: string): number => {
    const text = textOf(name);
    values[name] = text;
    const parsed = parseMarkup(text, allowsBelow, language);
    if ('percent' in parsed) return parsed.percent;
    errors[name] = [t(`retail:error.${parsed.error}`, bounds)];
    return 0;
  };
  const markup = percentIn('markup');
  const byCategory = new Map(
    tree.flatMap(({ id }) => {
      const name = markupFieldName(id);
      return textOf(name) === '' ? [] : [[id, percentIn(name)] as const];
    }),
  );
  const rounding = roundings.find((each) => each === values['rounding']);
  if (!rounding) errors['rounding'] = [t('retail:error.rounding')];
  const { shopName = '' } = values;
  if (shopName.length > MAX_SHOP_NAME) errors['shopName'] = [t('retail:error.shopName', { count: MAX_SHOP_NAME })];
  const isValid = rounding !== undefined && Object.keys(errors).length === 0;
  return {
    values,
    errors,
    settings: isValid ? { isOn: true, markup, byCategory, rounding, allowsBelow, shopName } : null,
  };
}

/** The settings as values of the form; also the query of a link that carries them. */
export function toRetailValues(
  language: Language,
  { markup, byCategory, rounding, allowsBelow, shopName }: RetailSettings,
): RetailValues {
  const write = (percent: number) => String(percent).replace('-', '−').replace('.', writingOf[language].decimalSign);
  return {
    markup: write(markup),
    ...Object.fromEntries([...byCategory].map(([id, percent]) => [markupFieldName(id), write(percent)])),
    rounding,
    ...(allowsBelow && { allowBelow: 'on' }),
    ...(shopName !== '' && { shopName }),
  };
}
