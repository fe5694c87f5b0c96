import { bulbs } from './bulbs';
import { daisies } from './daisies';
import { dried } from './dried';
import { fillers } from './fillers';
import { greens } from './greens';
import { longLasting } from './long-lasting';
import { roses } from './roses';
import type { SpeciesFacts } from './species-facts';
import { tulips } from './tulips';

export const allSpecies: readonly SpeciesFacts[] = [
  ...roses,
  ...tulips,
  ...bulbs,
  ...daisies,
  ...longLasting,
  ...fillers,
  ...greens,
  ...dried,
];
