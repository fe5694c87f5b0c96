import { countryCodes, type CountryCode } from './countries';

/** Invented names, real countries. */
export interface Farm {
  readonly id: number;
  readonly name: string;
  readonly country: CountryCode;
  /** Alphabetical rank of all farms, from 0. */
  readonly rank: number;
}

const names: Record<CountryCode, readonly string[]> = {
  EC: [
    'Los Nevados',
    'Monte Rosa',
    'Flor de Cayambe',
    'Rosas del Volcán',
    'Alto Páramo',
    'Valle Sereno',
    'Quilotoa Roses',
    'La Esperanza Blanca',
    'Chimbo Flowers',
  ],
  CO: [
    'Sabana Verde',
    'Jardines de Tocancipá',
    'El Rosal Andino',
    'Guatavita Farms',
    'La Ceja Bloom',
    'Río Claro',
    'Altiplano Flores',
  ],
  NL: [
    'Van der Linde',
    'De Gouden Kas',
    'Westland Bloei',
    'Kwekerij Molenaar',
    'Noordhoek',
    'Zonnehof',
    'Bosch & Dekker',
    'Tulpenhof Breezand',
  ],
  KE: ['Naivasha Dawn', 'Mount Longonot Roses', 'Rift Valley Bloom', 'Kilima Farm'],
  AM: ['Ararat Garden', 'Sevan Roses'],
  UA: ['Квіткова долина', 'Теплиці Подесення', 'Камелія-Агро', 'Бузковий хутір', 'Сонячна оранжерея'],
  IT: ['Riviera dei Fiori', 'Sanremo Verde', 'Colli Liguri'],
  TR: ['Antalya Bahçe', 'Yalova Çiçek'],
};

const order = new Intl.Collator('uk');
const inOrder = Object.values(names).flat().sort(order.compare);

export const farms: readonly Farm[] = countryCodes
  .flatMap((country) => names[country].map((name) => ({ name, country })))
  .map((farm, index) => ({ ...farm, id: index + 1, rank: inOrder.indexOf(farm.name) }));

const byId = new Map(farms.map((farm) => [farm.id, farm]));

/** @throws RangeError for an unknown id */
export function farmOf(id: number): Farm {
  const farm = byId.get(id);
  if (!farm) throw new RangeError(`no farm ${id}`);
  return farm;
}

/** In the order of the countries. */
export function farmsOf(codes: readonly CountryCode[]): Farm[] {
  return codes.flatMap((code) => farms.filter((farm) => farm.country === code));
}
