import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWholesaleError } from '~server/api/wholesale-error';
import { readSeoUrls } from '~server/contract/catalogue';
import { readPage } from '~server/contract/content';
import { createAddressLookups, lookUpAddress } from './address-lookup.server';
import { fakeScope } from './scope.fixture';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

const input = { params: { slug: 'nothing-here' } };

describe('lookUpAddress', () => {
  it('believes for half a minute that an address is unknown', async () => {
    const scope = fakeScope({});
    expect(await lookUpAddress(scope, readPage, input)).toBeNull();
    vi.advanceTimersByTime(29_000);
    expect(await lookUpAddress(scope, readPage, input)).toBeNull();
    expect(scope.calls).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(await lookUpAddress(scope, readPage, input)).toBeNull();
    expect(scope.calls).toHaveLength(2);
  });

  it('asks once for many visits at the same time, and not at all where another process has asked', async () => {
    const scope = fakeScope({});
    expect(await Promise.all(Array.from({ length: 20 }, () => lookUpAddress(scope, readPage, input)))).toEqual(
      Array(20).fill(null),
    );
    expect(scope.calls).toHaveLength(1);
    const other = fakeScope({});
    const { unknownAddresses } = scope.portal;
    const addressLookups = createAddressLookups({ ...other.portal, unknownAddresses });
    expect(await lookUpAddress({ ...other, portal: { ...other.portal, addressLookups } }, readPage, input)).toBeNull();
    expect(other.calls).toEqual([]);
    expect(await lookUpAddress({ ...other, language: 'en' }, readPage, input)).toBeNull();
    expect(other.calls).toHaveLength(1);
  });

  it('keeps its answers apart from the shared cache', async () => {
    const scope = fakeScope({ 'GET /seo-urls?keyword=x': { data: [] } });
    const query = { query: { keyword: 'x' } };
    await lookUpAddress(scope, readSeoUrls, query);
    await lookUpAddress(scope, readSeoUrls, query);
    await scope.api.readPublic(readSeoUrls, query);
    expect(scope.calls).toHaveLength(2);
  });

  it('does not take an outage for an unknown address', async () => {
    const scope = fakeScope({ 'GET /pages/nothing-here': new Response('', { status: 503 }) });
    const asked = lookUpAddress(scope, readPage, input).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    const failure = await asked;
    expect(isWholesaleError(failure) && failure.isOutage).toBe(true);
  });
});
