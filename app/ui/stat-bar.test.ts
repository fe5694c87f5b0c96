import { describe, expect, it } from 'vitest';
import { placeParts } from './stat-bar';

describe('placeParts', () => {
  it('puts one part after the other', () => {
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

  it('never runs past the end, whatever is owed', () => {
    const parts = placeParts([
      { fraction: 0.8, tone: 'used' },
      { fraction: 0.7, tone: 'added' },
      { fraction: 0.1, tone: 'over' },
    ]);
    expect(parts.map(({ length }) => Math.round(length))).toEqual([80, 20, 0]);
  });

  it('shows a credit as an empty bar', () => {
    expect(placeParts([{ fraction: -0.2, tone: 'used' }])).toEqual([{ tone: 'used', start: 0, length: 0 }]);
  });
});
