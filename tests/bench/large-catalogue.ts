import type { Catalogue, Variety, Lot } from '../../server/search-index/catalogue';

const starts = 'ба ве гло дре жа зе кра лу ме но пла ру се тру фе ха цві чо шар юлі бри ван гре дол елі'.split(' ');
const middles = 'ла ні ро сен ті ма ді ко рен ве лі на ста мі до рі'.split(' ');
const ends = 'на дор вія лен рік ман ція тал бел віо кс нда ра льє тон сса'.split(' ');
const colors = ['red', 'white', 'pink', 'yellow', 'orange', 'purple', 'cream', 'green'] as const;
const kinds =
  'rose eustoma tulip chrysanthemum carnation alstroemeria gypsophila hydrangea gerbera lily iris freesia'.split(' ');
const latin = new Map(
  'а-a б-b в-v г-h ґ-g д-d е-e є-ie ж-zh з-z и-y і-i ї-i й-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch ш-sh щ-shch ь- ю-iu я-ia'
    .split(' ')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);

/** A reproducible catalogue of `count` varieties with unique names of two words. */
export function inventCatalogue(count: number): Catalogue {
  const farms = new Map(Array.from({ length: 60 }, (_, at) => [`f${at}`, `${wordAt(at * 7)} Farm`]));
  const varieties = Array.from({ length: count }, (_, at): Variety => {
    const uk = `${wordAt(at)} ${wordAt(at * 31 + 17)}`;
    const en = Array.from(uk.toLowerCase(), (letter) => latin.get(letter) ?? letter).join('');
    return {
      names: { uk, en, ru: uk.replace(/і/g, 'и') },
      color: colors[at % colors.length] ?? null,
      categoryId: null,
      species: [kinds[at % kinds.length] ?? ''],
      lots: [lotAt(at)],
    };
  });
  return { varieties, farms, countries: new Map([['EC', { uk: 'Еквадор', en: 'Ecuador', ru: 'Эквадор' }]]) };
}

function wordAt(at: number): string {
  const pick = (parts: readonly string[], from: number) => parts[Math.floor(at / from) % parts.length] ?? '';
  const word =
    pick(starts, 1) +
    pick(middles, starts.length) +
    pick(ends, starts.length * middles.length) +
    pick(middles, starts.length * middles.length * ends.length);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function lotAt(at: number): Lot {
  return {
    id: String(at),
    lengthCm: 40 + (at % 6) * 10,
    countryId: '1',
    countryCode: 'EC',
    farmId: `f${at % 60}`,
    inStock: true,
    promotion: false,
    secondGrade: false,
  };
}
