import { describe, expect, it } from 'vitest';
import { colours } from '../flora/colours';
import { allSpecies } from '../flora/species';
import { drawPlate } from './draw-plate';

describe('drawPlate', () => {
  it.each(allSpecies.map((species) => species.code))(
    'draws %s, the same each time and another for another variety',
    (species) => {
      const drawing = drawPlate(species, 'pink', 1);
      expect(drawing).toMatch(/^<svg .*<\/svg>$/);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawPlate(species, 'pink', 1)).toBe(drawing);
      expect(drawPlate(species, 'pink', 2)).not.toBe(drawing);
    },
  );

  it('draws a rose in every colour differently', () => {
    expect(new Set(colours.map((colour) => drawPlate('rose', colour, 1))).size).toBe(colours.length);
  });

  it('paints only with gradients it defines', () => {
    const drawing = drawPlate('dried-bouquet', 'mixed', 1) ?? '';
    const defined = new Set([...drawing.matchAll(/Gradient id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of drawing.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(id);
  });

  it('knows no cactus', () => {
    expect(drawPlate('cactus', 'green', 1)).toBeNull();
  });
});
