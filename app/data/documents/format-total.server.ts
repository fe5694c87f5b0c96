import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import type { Money } from '~server/contract/money';

/** '4 312,50 грн'; words for a document without a total. */
export function formatTotal({ language, t }: Pick<RequestContext, 'language' | 't'>, total: Money | null): string {
  return total === null ? t('documents:noTotal') : formatMoney(language, total);
}
