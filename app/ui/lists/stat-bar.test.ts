import { describe, expect, it } from 'vitest';
import { placeParts } from './stat-bar';

describe('placeParts', () => {
  it('placeParts places the parts one after another', () => {
    expect(
      placeParts([
        { fraction: 0.34, tone: 'used' },
        { fraction: 0.2099, tone: 'added' },
      ]),
    ).toEqual([
      { tone: 'used', start: 0, length: 34 },
      { tone: 'added', start: 34, length: 21 },
    ]);
  });

  it('placeParts cuts the parts at the end of the bar', () => {
    const parts = placeParts([
      { fraction: 0.8, tone: 'used' },
      { fraction: 0.7, tone: 'added' },
      { fraction: 0.1, tone: 'over' },
    ]);
    expect(parts.map(({ length }) => Math.round(length))).toEqual([80, 20, 0]);
  });

  it('placeParts returns an empty part for a negative fraction', () => {
    expect(placeParts([{ fraction: -0.2, tone: 'used' }])).toEqual([{ tone: 'used', start: 0, length: 0 }]);
  });
});
