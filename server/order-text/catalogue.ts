import type { AskCatalogue } from '../domain/order-text/catalogue';
import { hasColour, isAttributes, isSpecies, speciesIn } from '../search-index/lexicon/attributes';

/** Answers what the catalogue knows of a text. @param isKnownProduct undefined while there is no index */
export function askCatalogue(isKnownProduct: ((text: string) => boolean) | undefined): AskCatalogue {
  return (text) => {
    const species = speciesIn(text);
    const role = species !== '' && isSpecies(text) ? 'species' : isAttributes(text) ? 'attributes' : 'other';
    return { isKnown: isKnownProduct ? isKnownProduct(text) : null, role, species, hasColour: hasColour(text) };
  };
}
