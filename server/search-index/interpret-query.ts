import type { Language } from '../contract/enumerations';
import { fieldWeights, type TermAnalysis } from './analyze-term';
import type { Catalogue, Lot } from './catalogue';
import type { Hit } from './score-products';
import { normalizeWord } from './normalize-word';
import { speciesName } from './lexicon/concepts';
import type { WordHit } from './word-index';
import { tokenize, stemOf } from './tokenize';

/** A word of a search that means something other than a name. */
export interface QueryEntity {
  readonly kind: 'species' | 'colour' | 'country' | 'farm' | 'length';
  /** Code, id or centimetres. */
  readonly value: string;
  /** Name in the interface language; empty for colours and lengths, which the interface names. */
  readonly label: string;
  readonly typed: string;
  readonly confidence: number;
}

interface Interpretation {
  readonly weight: number;
  readonly confidence: number;
  readonly text: string;
  /** Missing for a name. */
  readonly entity?: QueryEntity;
  /** The indexed words of a name. */
  readonly hits?: readonly WordHit[];
}

/** A word of a search that is one of a name, with the indexed words that it matches. */
export interface NamedWord {
  readonly typed: string;
  readonly confidence: number;
  readonly hits: readonly WordHit[];
}

export interface QueryInterpretation {
  readonly entities: readonly QueryEntity[];
  readonly named: readonly NamedWord[];
  /** Words that match nothing found, as typed. */
  readonly missed: readonly string[];
  /** The corrected words: those of names as the name spells them. */
  readonly words: readonly string[];
  /** Whether a word matched only with a typo or by sound. */
  readonly isFuzzy: boolean;
  /** Of the least certain word; 0 when one matches nothing. */
  readonly confidence: number;
}

const MIN_CONFIDENCE = 0.8;

/** Explains how the best product matches each word. */
export function interpretQuery(
  catalogue: Catalogue,
  analysis: readonly TermAnalysis[],
  best: Hit | undefined,
  language: Language,
): QueryInterpretation {
  const entities: QueryEntity[] = [];
  const named: NamedWord[] = [];
  const missed: string[] = [];
  const words: string[] = [];
  let [least, isFuzzy] = [1, false];
  for (const each of analysis) {
    const interpretation = best && interpretTerm(catalogue, each, best.variety, best.lot, language);
    if (!interpretation) missed.push(each.word.typed);
    if (interpretation?.entity) entities.push(interpretation.entity);
    if (interpretation?.hits)
      named.push({ typed: each.word.typed, confidence: interpretation.confidence, hits: interpretation.hits });
    words.push(interpretation?.text ?? each.word.typed);
    isFuzzy ||= interpretation !== undefined && interpretation.confidence < MIN_CONFIDENCE;
    least = Math.min(least, interpretation?.confidence ?? 0);
  }
  return { entities, named, missed, words, isFuzzy, confidence: least };
}

function interpretTerm(
  catalogue: Catalogue,
  analysis: TermAnalysis,
  at: number,
  lot: Lot,
  language: Language,
): Interpretation | undefined {
  const { word, names, concepts, countries, farms, lengthCm } = analysis;
  const variety = catalogue.varieties[at];
  const toEntity = (kind: QueryEntity['kind'], value: string, label: string, confidence: number): QueryEntity => ({
    kind,
    value,
    label,
    typed: word.typed,
    confidence,
  });
  const nameHits = findBestHits(names, at);
  const [name] = nameHits;
  const concept = concepts.find(({ kind, code }) =>
    kind === 'species' ? variety?.species.includes(code) : variety?.color === code,
  );
  const country = countries.get(lot.countryCode ?? '') ?? 0;
  const farm = farms.get(lot.farmId ?? '') ?? 0;
  const interpretations: Interpretation[] = [
    ...(name
      ? [
          {
            weight: name.confidence * fieldWeights.name,
            confidence: name.confidence,
            text: findNameWord(variety?.names[language] ?? '', nameHits) ?? word.typed,
            hits: nameHits,
          },
        ]
      : []),
    ...(concept ? [fromConcept(concept.kind, concept.ownCode ?? concept.code, concept.confidence)] : []),
    ...(lengthCm !== null && lot.lengthCm === lengthCm
      ? [
          {
            weight: fieldWeights.length,
            confidence: 1,
            text: word.typed,
            entity: toEntity('length', String(lengthCm), '', 1),
          },
        ]
      : []),
    ...(country > 0 ? [fromCountry()] : []),
    ...(farm > 0 ? [fromFarm()] : []),
  ];
  return interpretations.sort((one, other) => other.weight - one.weight)[0];

  function fromConcept(kind: 'species' | 'colour' | 'country', code: string, confidence: number): Interpretation {
    const label = kind === 'species' ? speciesName(code, language) : '';
    return {
      weight: confidence * fieldWeights.concept,
      confidence,
      text: confidence < MIN_CONFIDENCE && label ? label : word.typed,
      entity: toEntity(kind, code, label, confidence),
    };
  }
  function fromCountry(): Interpretation {
    const label = catalogue.countries.get(lot.countryCode ?? '')?.[language] ?? lot.countryCode ?? '';
    return {
      weight: country * fieldWeights.country,
      confidence: country,
      text: country < MIN_CONFIDENCE ? label : word.typed,
      entity: toEntity('country', lot.countryId ?? '', label, country),
    };
  }
  function fromFarm(): Interpretation {
    const label = catalogue.farms.get(lot.farmId ?? '') ?? '';
    return {
      weight: farm * fieldWeights.farm,
      confidence: farm,
      text: farm < MIN_CONFIDENCE ? label : word.typed,
      entity: toEntity('farm', lot.farmId ?? '', label, farm),
    };
  }
}

/** The most certain of a variety's matching words; `names` is sorted by confidence. */
function findBestHits(names: readonly WordHit[], at: number): readonly WordHit[] {
  const first = names.findIndex(({ postings }) => postings.includes(at));
  const end = names.findIndex(({ confidence }, of) => of > first && confidence !== names[first]?.confidence);
  return first < 0 ? [] : names.slice(first, end < 0 ? undefined : end).filter(({ postings }) => postings.includes(at));
}

/** The word of a name that was indexed in one of these forms. */
function findNameWord(name: string, borne: readonly WordHit[]): string | undefined {
  const surest = new Set(borne.map(({ word }) => word));
  return tokenize(name).find((word) => [word, normalizeWord(word), stemOf(word)].some((form) => surest.has(form)));
}
