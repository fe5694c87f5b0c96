import { parseUnitWord, type Unit } from '../unit-words';

/** What a column holds; `order` counts more than the others, `day` only where there is nothing else. */
export type ColumnKind =
  | 'name'
  | 'order'
  | 'count'
  | 'pieces'
  | 'packs'
  | 'day'
  | 'length'
  | 'color'
  | 'farm'
  | 'unit'
  | 'packSize'
  | 'lot'
  | 'price'
  | 'stock'
  | 'other';

const ends = '(?!\\p{L})';
/** Money, codes and facts of the trade; then the columns, the more special first. */
const heads: readonly (readonly [ColumnKind, RegExp])[] = [
  ['lot', /^(?:код лота|lot id)$/u],
  ['price', /^(?:ваша ціна за шт|ваша цена за шт|your price each)/u],
  ['stock', /^(?:на складі|на складе|залишок|остаток|наявн|налич|in stock|stock|available)/u],
  ['packSize', /^(?:пачка|pack|упаковка|фасовка|pack size)(?:, ?(?:шт|pcs)\.?)?$/u],
  ['packSize', /(?:(?:^|\P{L})(?:в|у|in|per)\s?|\/\s?)(?:пач|уп|pack|bunch)(?!\p{L}*(?:ах|s)(?!\p{L}))/u],
  [
    'other',
    /ціна|цена|price|сум[аи]|sum(?!\p{L})|вартість|стоимость|знижк|скидк|discount|грн|uah|₴|%|код|code|артикул|barcode|дата|date|груп|group|документ|document/u,
  ],
  ['other', new RegExp(`(?:^|\\s)(?:№|no\\.?|id|номер|number)(?:${ends}|$)`, 'u')],
  [
    'order',
    new RegExp(
      `^(?:до )?(?:замов(?:ити|лення|лено|ляю|ляємо)|заказ(?:ать|ано|ываю|ываем)?|заявка|order(?:ed)?)${ends}`,
      'u',
    ),
  ],
  [
    'unit',
    new RegExp(
      `^(?:од(?:\\.|иниц[яі]|ин)?|ед(?:\\.|иниц[аы])?|units?|uom)${ends}\\.?(?:\\s?(?:вим|изм|of)\\P{L}*\\p{L}*\\.?)?$`,
      'u',
    ),
  ],
  [
    'length',
    new RegExp(`^(?:ростовк|довжин|длин|висот|высот|розмір|размер|(?:stem )?length|size|(?:см|cm)${ends})`, 'u'),
  ],
  ['color', /^(?:колір|цвет|colou?r)$/u],
  ['farm', /^(?:плантац|виробник|производител|ферм|farm|grower|manufacturer|producer)/u],
  ['pieces', new RegExp(`^(?:штук[аи]?|шт|стебел|стебла|pcs|pieces|stems)${ends}`, 'u')],
  ['packs', new RegExp(`^(?:пачк[аи]|пачок|пачек|пач|упаков(?:ок|ки)|уп|packs|bunches)${ends}`, 'u')],
  [
    'count',
    /^(?:кільк|к-сть|к-ть|к-во|кіл-ть|кіл\.|колич|кол-во|кол\.|qty|q-ty|quantity|потрібно|треба|нужно|надо|need|count(?!\p{L}))/u,
  ],
  [
    'name',
    /^(?:товар|назва|найменування|наименование|название|сорт|позиці|позици|номенклатур|квітк?[аиу]|цвет[ыко]|item|name|goods|product|variet|flower)/u,
  ],
  ['name', /^(?:вид|культура|рослина|растение|species|crop)$/u],
  [
    'day',
    new RegExp(
      `^(?:(?:пн|вт|ср|чт|пт|сб|нд|вс)${ends}|(?:понед|вівтор|вторник|серед|сред[аую]|четв|п.?ятниц|субот|суббот|неділ|воскр|mon|tue|wed|thu|fri|sat|sun)\\p{L}*)\\P{L}*$`,
      'u',
    ),
  ],
  ['day', /^\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?$/u],
];

const MAX_HEAD = 60;
const MAX_KNOWN = 1_000;

/** The kinds of heads that were met; the same ones come in every file. */
const known = new Map<string, ColumnKind | null>();

/** What a head says that its column holds, in uk, en or ru. */
export function kindOfHead(text: string): ColumnKind | null {
  if (text.length > MAX_HEAD || /^\d*$/.test(text)) return null;
  const met = known.get(text);
  if (met !== undefined) return met;
  const head = text.toLowerCase();
  const kind = heads.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(text, kind);
  return kind;
}

/** The unit that a head names: 'Кількість, шт', 'Замовити (пачок)'. */
export function unitOfHead(text: string): Unit | undefined {
  return text.split(/[^\p{L}.]+/u).flatMap((word) => parseUnitWord(word) ?? [])[0];
}

/** The centimetres of a cell of lengths: '50', '50 см'; null for anything else. */
export function lengthOf(text: string): number | null {
  const [, figure = '', unit = ''] = /^(\d{2,3})\s?((?:см|cm)\.?)?$/iu.exec(text) ?? [];
  const lengthCm = Number(figure);
  const isLength = unit === '' ? lengthCm >= 30 && lengthCm <= 150 && lengthCm % 5 === 0 : lengthCm >= 10;
  return isLength ? lengthCm : null;
}

const lengthWords = /^(?:ростовка|довжина|длина|висота|высота|length)\s?/iu;
const unitBehind = /[\s,(]+\p{L}+\.?\)?$/u;

/** The centimetres of a column of quantities: '50', '50 см', 'Ростовка 50', '50 см, пачок'. */
export function lengthOfHead(text: string): number | null {
  const bare = text.replace(lengthWords, '');
  return lengthOf(bare) ?? (unitOfHead(bare) ? lengthOf(bare.replace(unitBehind, '')) : null);
}

const totals = /^(?:разом|всього|усього|підсумок|итого|всего|total|grand total|sum|subtotal)(?!\p{L})/iu;
const cancelled =
  /^(?:скасов|анульов|аннулир|відмін(?!н)|відмов|відхил|отмен|отказ|отклон|cancel|void|reject|не треба|не потрібн|не нужн|not needed)/iu;
const MAX_STATUS = 40;
const documentHead = /^(?:вид документа|document type)$/iu;
const secondGrade = /(?:друг|втор)\p{L}+ (?:категор|сорт)\p{L}*|second grade/iu;

export function isTotal(name: string): boolean {
  return totals.test(name);
}

export function isDocumentHead(text: string): boolean {
  return documentHead.test(text);
}

/** Whether a status says that the row is not wanted. */
export function isCancelled(status: string): boolean {
  return status.length <= MAX_STATUS && cancelled.test(status);
}

/** The words of a remark that say that goods are of second grade; empty without them. */
export function secondGradeIn(remark: string): string {
  return secondGrade.exec(remark)?.[0] ?? '';
}
