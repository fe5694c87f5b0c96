import { expect, it } from 'vitest';
import { createAdmission } from './admission';

function fill(admission: ReturnType<typeof createAdmission>, path: string): number {
  let entered = 0;
  while (entered < 10_000 && admission.enter(path)) entered += 1;
  return entered;
}

// @asvs 15.1.3
it('rejects browsing before ordering, and both at their limits', () => {
  const admission = createAdmission(() => 0.1);
  const browsing = fill(admission, '/categories/roses');
  expect(browsing).toBeGreaterThan(100);
  expect(admission.enter('/en/checkout')).not.toBeNull();
  const ordering = fill(admission, '/checkout.data');
  expect(ordering).toBeGreaterThan(10);
  expect(ordering).toBeLessThan(browsing);
});

// @fault P8
it('admits requests again after a response', () => {
  const admission = createAdmission(() => 0.1);
  const leave = admission.enter('/');
  fill(admission, '/');
  expect(admission.enter('/')).toBeNull();
  leave?.();
  expect(admission.enter('/')).not.toBeNull();
});

// @fault P8
it('admits only orders while the heap is nearly full', () => {
  const admission = createAdmission(() => 0.9);
  expect(admission.enter('/search')).toBeNull();
  expect(admission.enter('/checkout')).not.toBeNull();
});
