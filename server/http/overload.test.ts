import { expect, it } from 'vitest';
import { createGate } from './overload';

function fill(gate: ReturnType<typeof createGate>, path: string): number {
  let entered = 0;
  while (entered < 10_000 && gate.enter(path)) entered += 1;
  return entered;
}

it('turns browsing away before ordering, and both in the end', () => {
  const gate = createGate(() => 0.1);
  const browsing = fill(gate, '/categories/roses');
  expect(browsing).toBeGreaterThan(100);
  expect(gate.enter('/en/checkout')).not.toBeNull();
  const ordering = fill(gate, '/checkout.data');
  expect(ordering).toBeGreaterThan(10);
  expect(ordering).toBeLessThan(browsing);
});

it('lets in again when somebody leaves', () => {
  const gate = createGate(() => 0.1);
  const leave = gate.enter('/');
  fill(gate, '/');
  expect(gate.enter('/')).toBeNull();
  leave?.();
  expect(gate.enter('/')).not.toBeNull();
});

it('keeps to orders while the heap is nearly full', () => {
  const gate = createGate(() => 0.9);
  expect(gate.enter('/search')).toBeNull();
  expect(gate.enter('/checkout')).not.toBeNull();
});
