import type { Language } from '../../contract/enumerations';

/** A kind of product: its name in the three languages, then other names of the trade. */
export interface Species {
  readonly code: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly words: string;
}

const species = (code: string, uk: string, en: string, ru: string, words = ''): Species => ({
  code,
  names: { uk, en, ru },
  words: `${uk} ${en} ${ru} ${words}`,
});

export const allSpecies: readonly Species[] = [
  species('rose', 'троянда', 'rose', 'роза', 'трояндочка розочка'),
  species('tulip', 'тюльпан', 'tulip', 'тюльпан', 'тюльпанчик'),
  species('chrysanthemum', 'хризантема', 'chrysanthemum', 'хризантема', 'хриза mum'),
  species('santini', 'сантіні', 'santini', 'сантини'),
  species('gerbera', 'гербера', 'gerbera', 'гербера'),
  species('germini', 'герміні', 'germini', 'гермини'),
  species('carnation', 'гвоздика', 'carnation', 'гвоздика', 'dianthus діантус диантус'),
  species('eustoma', 'еустома', 'lisianthus', 'эустома', 'eustoma лізіантус лизиантус'),
  species('alstroemeria', 'альстромерія', 'alstroemeria', 'альстромерия', 'альстра alstro'),
  species('gypsophila', 'гіпсофіла', 'gypsophila', 'гипсофила', 'гіпса гипса'),
  species('hydrangea', 'гортензія', 'hydrangea', 'гортензия', 'гортенз'),
  species('peony', 'півонія', 'peony', 'пион', 'піон paeonia'),
  species('matthiola', 'матіола', 'matthiola', 'маттиола', 'левкой stock'),
  species('delphinium', 'дельфініум', 'delphinium', 'дельфиниум', 'дельфін дельфин'),
  species('freesia', 'фрезія', 'freesia', 'фрезия'),
  species('ranunculus', 'ранункулюс', 'ranunculus', 'ранункулюс', 'лютик ранункулус ранік'),
  species('calla', 'кала', 'calla', 'калла'),
  species('lily', 'лілія', 'lily', 'лилия', 'lilies'),
  species('iris', 'ірис', 'iris', 'ирис'),
  species('anemone', 'анемона', 'anemone', 'анемон'),
  species('orchid', 'орхідея', 'orchid', 'орхидея', 'цимбідіум цимбидиум cymbidium'),
  species('hyacinth', 'гіацинт', 'hyacinth', 'гиацинт'),
  species('narcissus', 'нарцис', 'narcissus', 'нарцисс', 'daffodil'),
  species('statice', 'статиця', 'statice', 'статица', 'limonium лімоніум лимониум'),
  species('sunflower', 'соняшник', 'sunflower', 'подсолнух'),
  species('eucalyptus', 'евкаліпт', 'eucalyptus', 'эвкалипт', 'евка эвка'),
  species('ruscus', 'рускус', 'ruscus', 'рускус'),
  species('pistachio', 'фісташка', 'pistachio', 'фисташка', 'pistacia'),
  species('viburnum', 'калина', 'viburnum', 'калина', 'вібурнум вибурнум'),
  species('amaranth', 'амарант', 'amaranth', 'амарант'),
  species('lagurus', 'лагурус', 'lagurus', 'лагурус', 'зайцехвост'),
  species('cotton', 'бавовна', 'cotton', 'хлопок'),
  species('bouquet', 'букет', 'bouquet', 'букет'),
];

/** Words that narrow a species or gather several: 'кущова троянда', 'зелень'. */
export const kinds: readonly Species[] = [
  species('spray', 'кущова', 'spray', 'кустовая', 'кущовий кустовой кущ куст'),
  species('garden', 'садова', 'garden', 'садовая', 'садовий садовый піоноподібна піоновидна пионовидная'),
  species('disbud', 'одноголова', 'disbud', 'одноголовая', 'одноголовий одноголовый'),
  species('greens', 'зелень', 'greens', 'зелень', 'greenery'),
  species('dried', 'сухоцвіти', 'dried', 'сухоцветы', 'сухоцвіт сухоцвет сухий сухой сухі сухие'),
];
