import type { Language } from '../contract/enumerations';
import { weights, type QueryAnalysis } from './query-analysis';
import type { Catalogue, Lot } from './goods';
import type { Hit } from './weigh';
import { normalizeWord } from './letters';
import { nameSpecies } from './lexicon/concepts';
import type { WordHit } from './word-index';
import { splitLabels, stemOf } from './words';

/** A word of a search that was taken for something other than a name. */
export interface Understood {
  readonly kind: 'species' | 'colour' | 'country' | 'farm' | 'length';
  /** Code, id or centimetres. */
  readonly value: string;
  /** What it is called in the interface's language; empty for colours and lengths, which the interface names itself. */
  readonly label: string;
  /** As typed. */
  readonly typed: string;
  readonly confidence: number;
}

/** What a word is taken for, and how much that counts. */
interface Taking {
  readonly weight: number;
  readonly confidence: number;
  readonly text: string;
  /** Missing where it is a name's. */
  readonly understood?: Understood;
}

export interface Reading {
  readonly understood: readonly Understood[];
  /** Words that nothing found bears, as typed. */
  readonly missed: readonly string[];
  /** The words as they were taken: those of names as they are written there. */
  readonly words: readonly string[];
  /** Whether a word was found only as a slip away. */
  readonly isSlipped: boolean;
  /** How sure the least sure word is; 0 when one was missed. */
  readonly confidence: number;
}

const ASSURED = 0.8;

/** How the best product found bears each word. */
export function parseEvidence(
  catalogue: Catalogue,
  analysis: readonly QueryAnalysis[],
  best: Hit | undefined,
  language: Language,
): Reading {
  const understood: Understood[] = [];
  const missed: string[] = [];
  const words: string[] = [];
  let [least, isSlipped] = [1, false];
  for (const each of analysis) {
    const taken = best && takeWord(catalogue, each, best.goods, best.lot, language);
    if (!taken) missed.push(each.word.typed);
    if (taken?.understood) understood.push(taken.understood);
    words.push(taken?.text ?? each.word.typed);
    isSlipped ||= taken !== undefined && taken.confidence < ASSURED;
    least = Math.min(least, taken?.confidence ?? 0);
  }
  return { understood, missed, words, isSlipped, confidence: least };
}

function takeWord(catalogue: Catalogue, analysis: QueryAnalysis, at: number, lot: Lot, language: Language) {
  const { word, names, concepts, countries, farms, lengthCm } = analysis;
  const goods = catalogue.goods[at];
  const say = (kind: Understood['kind'], value: string, label: string, confidence: number): Understood => ({
    kind,
    value,
    label,
    typed: word.typed,
    confidence,
  });
  const borne = findBorne(names, at);
  const [name] = borne;
  const concept = concepts.find(({ kind, code }) =>
    kind === 'species' ? goods?.species.includes(code) : goods?.color === code,
  );
  const country = countries.get(lot.countryCode ?? '') ?? 0;
  const farm = farms.get(lot.farmId ?? '') ?? 0;
  const takings: Taking[] = [
    ...(name
      ? [
          {
            weight: name.confidence * weights.name,
            confidence: name.confidence,
            text: nameWord(goods?.names[language] ?? '', borne) ?? word.typed,
          },
        ]
      : []),
    ...(concept ? [takeConcept(concept.kind, concept.says ?? concept.code, concept.confidence)] : []),
    ...(lengthCm !== null && lot.lengthCm === lengthCm
      ? [
          {
            weight: weights.length,
            confidence: 1,
            text: word.typed,
            understood: say('length', String(lengthCm), '', 1),
          },
        ]
      : []),
    ...(country > 0 ? [takeCountry()] : []),
    ...(farm > 0 ? [takeFarm()] : []),
  ];
  return takings.sort((one, other) => other.weight - one.weight)[0];

  function takeConcept(kind: 'species' | 'colour' | 'country', code: string, confidence: number) {
    const label = kind === 'species' ? nameSpecies(code, language) : '';
    return {
      weight: confidence * weights.concept,
      confidence,
      text: confidence < ASSURED && label ? label : word.typed,
      understood: say(kind, code, label, confidence),
    };
  }
  function takeCountry() {
    const label = catalogue.countries.get(lot.countryCode ?? '')?.[language] ?? lot.countryCode ?? '';
    return {
      weight: country * weights.country,
      confidence: country,
      text: country < ASSURED ? label : word.typed,
      understood: say('country', lot.countryId ?? '', label, country),
    };
  }
  function takeFarm() {
    const label = catalogue.farms.get(lot.farmId ?? '') ?? '';
    return {
      weight: farm * weights.farm,
      confidence: farm,
      text: farm < ASSURED ? label : word.typed,
      understood: say('farm', lot.farmId ?? '', label, farm),
    };
  }
}

/** The surest of the words that a variety bears; the surest words come first. */
function findBorne(names: readonly WordHit[], at: number): readonly WordHit[] {
  const first = names.findIndex(({ bearers }) => bearers.includes(at));
  const end = names.findIndex(({ confidence }, of) => of > first && confidence !== names[first]?.confidence);
  return first < 0 ? [] : names.slice(first, end < 0 ? undefined : end).filter(({ bearers }) => bearers.includes(at));
}

/** The word of a name that was indexed as one of these. */
function nameWord(name: string, borne: readonly WordHit[]): string | undefined {
  const surest = new Set(borne.map(({ word }) => word));
  return splitLabels(name).find((word) => [word, normalizeWord(word), stemOf(word)].some((form) => surest.has(form)));
}
