import { describe, expect, it, vi } from 'vitest';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import type { Language } from '~/i18n/languages';
import { loadNativeView } from './native-view.server';
import { storeOrigins } from './required-update.server';

const versionCall = 'GET /customer/auth/version';
const stores = {
  playStoreUrl: 'https://play.google.com/store/apps/details?id=x',
  appStoreUrl: 'https://apps.apple.com/app/id1',
};

function inside(
  suffix: string,
  answers: FakeAnswers,
  { language = 'en', appVersion = '1.0.0' }: { language?: Language; appVersion?: string } = {},
) {
  const ctx = fakeContext(answers, { language });
  const warn = vi.fn();
  const services = {
    ...ctx.services,
    log: { ...ctx.services.log, warn } as never,
    env: { ...ctx.services.env, ...stores, appVersion },
  };
  const request = new Request('https://shop.example/en/catalog?page=2', {
    headers: { 'user-agent': `Chrome ${suffix}` },
  });
  return { ctx: { ...ctx, services }, request, warn, calls: ctx.calls };
}

async function toErrorView(...args: Parameters<typeof inside>) {
  const { ctx, request, ...seen } = inside(...args);
  return { ...seen, view: await loadNativeView(ctx, request) };
}
const latest = (ios: string, android = ios) => ({ [versionCall]: { data: { ios, android } } });

describe('loadNativeView', () => {
  it('loadNativeView is null on the web and calls no API', async () => {
    const { view, calls } = await toErrorView('', latest('9.0.0'));
    expect([view, calls]).toEqual([null, []]);
  });

  it('loadNativeView requires an update by the version of the platform of the app', async () => {
    const answers = latest('1.0.0', '1.4.2.17');
    expect((await toErrorView('FlowerPortalApp/1.4.2.16 (android)', answers)).view?.update).toMatchObject({
      title: 'Update required',
      versions: [{ version: '1.4.2.16' }, { version: '1.4.2.17' }],
      storeUrl: stores.playStoreUrl,
      returnTo: '/en/catalog?page=2',
    });
    expect((await toErrorView('FlowerPortalApp/1.4.2.16 (ios)', answers)).view?.update).toBeNull();
  });

  it('loadNativeView assumes the configured version for an app without one', async () => {
    expect((await toErrorView('FlowerPortalApp (ios)', latest('1.0.1'))).view?.update?.versions[0]?.version).toBe(
      '1.0.0',
    );
    expect(
      (await toErrorView('FlowerPortalApp (ios)', latest('1.0.1'), { appVersion: '1.0.1' })).view?.update,
    ).toBeNull();
  });

  it.each([
    ['fails', {}],
    ['is no version', latest('soon')],
    ['has another shape', { [versionCall]: { ios: '9.0.0' } }],
    ['is out of order', { [versionCall]: new Response('busy', { status: 503 }) }],
  ] as const)(
    'loadNativeView requires no update when the version call %s, and logs the fallback',
    async (_, answers) => {
      const { view, warn } = await toErrorView('FlowerPortalApp/0.0.1 (ios)', answers);
      expect(view).toMatchObject({ update: null, notificationsPath: '/en/notifications' });
      expect(warn).toHaveBeenCalledWith(
        expect.objectContaining({ latest: '1.0.1', platform: 'ios' }),
        expect.stringContaining('version'),
      );
    },
  );

  it.each([
    ['uk', 'Потрібне оновлення'],
    ['en', 'Update required'],
    ['ru', 'Требуется обновление'],
  ] as const)('loadNativeView asks for an update in %s', async (language, title) => {
    expect((await toErrorView('FlowerPortalApp/0.9.0 (ios)', latest('1.0.0'), { language })).view?.update?.title).toBe(
      title,
    );
  });
});

it('storeOrigins contains the store of the platform for the app and nothing for the web', () => {
  const originsOf = (suffix: string) => {
    const { ctx, request } = inside(suffix, {});
    return storeOrigins(ctx, request);
  };
  expect(originsOf('')).toEqual([]);
  expect(originsOf('FlowerPortalApp/1.0.0 (ios)')).toEqual(['https://apps.apple.com']);
  expect(originsOf('FlowerPortalApp/1.0.0 (android)')).toEqual(['https://play.google.com']);
});
