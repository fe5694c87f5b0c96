import { describe, expect, it } from 'vitest';
import { layGrain } from './paper-grain';

const spread = (light: number): { mean: number; most: number } => {
  const pixels = Buffer.alloc(30_000, light);
  layGrain(pixels);
  const off = [...pixels].map((value) => value - light);
  return { mean: off.reduce((sum, each) => sum + each, 0) / off.length, most: Math.max(...off.map(Math.abs)) };
};

describe('layGrain', () => {
  it('grains middle tones without making them darker or lighter', () => {
    const { mean, most } = spread(128);
    expect(Math.abs(mean)).toBeLessThan(0.5);
    expect(most).toBeGreaterThan(5);
    expect(most).toBeLessThan(40);
  });

  it('leaves black and white as they are', () => {
    expect([spread(0).most, spread(255).most]).toEqual([0, 0]);
  });

  it('keeps a pixel its hue', () => {
    const pixels = Buffer.alloc(3_000, 100);
    layGrain(pixels);
    for (let at = 0; at < pixels.length; at += 3) expect(pixels[at + 1]).toBe(pixels[at]);
  });
});
