import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWholesaleError } from '~server/api/wholesale-error';
import { createUrlLookups } from '~server/cache/url-lookups';
import { endpoints } from '~server/contract/endpoints';
import { lookUpUrl } from './url-lookup.server';
import { fakeContext } from '../context.fixture';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) }));
afterEach(() => void vi.useRealTimers());

const input = { params: { slug: 'nothing-here' } };

describe('lookUpUrl', () => {
  // @fault R13
  it('remembers an unknown address for 30 s', async () => {
    const ctx = fakeContext({});
    expect(await lookUpUrl(ctx, endpoints.pages.get, input)).toBeNull();
    vi.advanceTimersByTime(29_000);
    expect(await lookUpUrl(ctx, endpoints.pages.get, input)).toBeNull();
    expect(ctx.calls).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(await lookUpUrl(ctx, endpoints.pages.get, input)).toBeNull();
    expect(ctx.calls).toHaveLength(2);
  });

  // @fault R13
  it('calls the API once for simultaneous lookups, and not if another process did', async () => {
    const ctx = fakeContext({});
    expect(await Promise.all(Array.from({ length: 20 }, () => lookUpUrl(ctx, endpoints.pages.get, input)))).toEqual(
      Array(20).fill(null),
    );
    expect(ctx.calls).toHaveLength(1);
    const other = fakeContext({});
    const { unknownAddresses } = ctx.services;
    const addressLookups = createUrlLookups({ ...other.services, unknownAddresses });
    expect(
      await lookUpUrl({ ...other, services: { ...other.services, addressLookups } }, endpoints.pages.get, input),
    ).toBeNull();
    expect(other.calls).toEqual([]);
    expect(await lookUpUrl({ ...other, language: 'en' }, endpoints.pages.get, input)).toBeNull();
    expect(other.calls).toHaveLength(1);
  });

  it('keeps its results out of the shared cache', async () => {
    const ctx = fakeContext({ 'GET /seo-urls?keyword=x': { data: [] } });
    const query = { query: { keyword: 'x' } };
    await lookUpUrl(ctx, endpoints.seoUrls.list, query);
    await lookUpUrl(ctx, endpoints.seoUrls.list, query);
    await ctx.api.readPublic(endpoints.seoUrls.list, query);
    expect(ctx.calls).toHaveLength(2);
  });

  it('throws in an outage instead of treating the address as unknown', async () => {
    const ctx = fakeContext({ 'GET /pages/nothing-here': new Response('', { status: 503 }) });
    const pending = lookUpUrl(ctx, endpoints.pages.get, input).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1_000);
    const failure = await pending;
    expect(isWholesaleError(failure) && failure.isOutage).toBe(true);
  });
});
