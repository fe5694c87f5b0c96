import { bulbs } from './bulbs';
import { daisies } from './daisies';
import { dried } from './dried';
import { fillers } from './fillers';
import { greens } from './greens';
import { longLasting } from './long-lasting';
import { roses } from './roses';
import type { SpeciesDefinition } from './species-definition';

export const allSpecies: readonly SpeciesDefinition[] = [
  ...roses,
  ...bulbs,
  ...daisies,
  ...longLasting,
  ...fillers,
  ...greens,
  ...dried,
];
