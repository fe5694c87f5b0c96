import type { RequestContext } from '~/bff/context.server';
import { writingOf } from '~server/domain/written-number';
import { languageSettings } from '~/i18n/languages';
import { kindOfHead } from '~server/domain/order-table/heads';
import type { RowWords } from '~server/domain/order-table/row-text';
import type { TableRules } from '~server/domain/order-table/sheet';
import { parseUnitWord } from '~server/domain/unit-words';
import { readAttributes, speciesIn } from '~server/search-index/lexicon/attributes';
import { isKnownProduct } from '~server/search-index/match-line';

export function tableRules({ t, language, services }: RequestContext): TableRules {
  const index = services.catalogueIndex.current();
  return {
    language,
    isSpecies: (text) => readAttributes(text).role === 'species',
    namesSpecies: (text) => speciesIn(text) !== '',
    isKnownProduct: index ? (text) => isKnownProduct(index, text, language) : undefined,
    nameRow: (number) => t('quick-order:lineNumber', { number }),
  };
}

/** Whether a word is a head, a unit, a species, a colour or goods. */
export function isKnownWord({ isKnownProduct: isProduct }: TableRules, word: string): boolean {
  const isOfTables = kindOfHead(word) !== null || parseUnitWord(word) !== null;
  return (
    isOfTables || speciesIn(word) !== '' || readAttributes(word).role === 'attributes' || isProduct?.(word) === true
  );
}

/** The words of rows in the language of the page. */
export function rowWords({ t, language }: RequestContext): RowWords {
  return {
    piece: t('common:pieceUnit'),
    pack: t('common:packUnit'),
    cm: writingOf[language].centimetre,
    lot: t('quick-order:lotWord'),
    stock: t('quick-order:stockWord'),
    currency: languageSettings[language].currencies.UAH,
    decimalSign: writingOf[language].decimalSign,
    hidden: t('quick-order:hiddenRow'),
    cancelled: t('quick-order:cancelledRow'),
  };
}
