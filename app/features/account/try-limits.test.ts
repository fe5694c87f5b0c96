import { describe, expect, it } from 'vitest';
import { createTryLimits } from './try-limits.server';

const hall = { clientIp: '192.0.2.1' };

/** A clock that stands until it is moved. It does not start at 0, which a cache may take for 'no time'. */
function aClock() {
  let now = 1_000;
  return { now: () => now, pass: (minutes: number) => (now += minutes * 60_000) };
}

function times(count: number, act: (index: number) => void): void {
  for (let index = 0; index < count; index += 1) act(index);
}

describe('createTryLimits', () => {
  it('bears 20 tries by phone and tells how long the 21st has to wait', () => {
    const clock = aClock();
    const limits = createTryLimits(clock);
    times(20, () => expect(limits.take('signIn', hall, '+380501112233')).toBeNull());
    clock.pass(5);
    expect(limits.take('signIn', hall, '+380501112233')).toEqual({ kind: 'tooManyTries', minutes: 10 });
    expect(limits.take('signIn', hall, '+380672223344')).toBeNull();
    expect(limits.take('confirmCode', hall, '+380501112233')).toBeNull();
  });

  it('forgets them a quarter of an hour after the first, however busily they go on', () => {
    const clock = aClock();
    const limits = createTryLimits(clock);
    times(20, () => limits.take('signIn', hall, '+380501112233'));
    clock.pass(14);
    expect(limits.take('signIn', hall, '+380501112233')).toEqual({ kind: 'tooManyTries', minutes: 1 });
    clock.pass(1.1);
    expect(limits.take('signIn', hall, '+380501112233')).toBeNull();
  });

  it('bears 100 tries by address, whatever the phones', () => {
    const limits = createTryLimits(aClock());
    times(100, (index) => expect(limits.take('signIn', hall, `+38050${index}`)).toBeNull());
    expect(limits.take('signIn', hall, '+380509999999')).toEqual({ kind: 'tooManyTries', minutes: 15 });
    expect(limits.take('signIn', { clientIp: '192.0.2.2' }, '+380509999999')).toBeNull();
  });

  it('does not count good tries, so that a busy office never locks itself out', () => {
    const limits = createTryLimits(aClock());
    times(300, (index) => {
      expect(limits.take('signIn', hall, `+38050${index % 3}`)).toBeNull();
      limits.forgive('signIn', hall, `+38050${index % 3}`);
    });
  });

  it('counts by phone alone where the address is not known', () => {
    const limits = createTryLimits(aClock());
    times(150, (index) => expect(limits.take('becomeClient', { clientIp: '' }, `+38050${index}`)).toBeNull());
  });
});
