import type { RetailSettings } from '~/data/retail.server';
import type { Language } from '~/i18n/languages';
import { writingOf } from '~server/domain/written-number';
import { markupFieldName } from './retail-form';
import type { RetailValues } from './retail-view';

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
