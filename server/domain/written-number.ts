import type { Language } from '../contract/enumerations';

/** How people who read a language write numbers. */
export const writingOf: Readonly<Record<Language, { readonly decimalSign: '.' | ','; readonly centimetre: string }>> = {
  uk: { decimalSign: ',', centimetre: 'см' },
  en: { decimalSign: '.', centimetre: 'cm' },
  ru: { decimalSign: ',', centimetre: 'см' },
};

/** Number without groups and with a decimal point: '1 500,00' gives '1500' in uk, '75,000' gives '75' in uk and '75000' in en. Null for anything else. */
export function normalizeNumber(text: string, language: Language): string | null {
  const plain = text.trim().replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  const [, whole = '', rest = ''] = /^(\d+)((?:[.,]\d+)*)$/.exec(plain) ?? [];
  if (whole === '') return null;
  const signs = rest.replace(/\d/g, '');
  const last = signs.at(-1) ?? '';
  const isDecimal = last !== '' && signs.indexOf(last) === signs.length - 1 && !isGroupSign(whole, rest, language);
  const at = isDecimal ? plain.lastIndexOf(last) : plain.length;
  const groups = plain.slice(0, at);
  if (!/^\d+$|^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(groups)) return null;
  const decimals = plain.slice(at + 1).replace(/0+$/, '');
  return groups.replace(/\D/g, '') + (decimals === '' ? '' : `.${decimals}`);
}

function isGroupSign(whole: string, rest: string, language: Language): boolean {
  const { decimalSign } = writingOf[language];
  return /^[1-9]\d{0,2}$/.test(whole) && /^[.,]\d{3}$/.test(rest) && !rest.startsWith(decimalSign);
}

export function isFraction(number: string): boolean {
  return /^\d*\.0*[1-9]\d*$/.test(number);
}
