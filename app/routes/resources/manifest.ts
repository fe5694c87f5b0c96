import { publicLoader } from '~/bff/route-handlers.server';
import { languageSettings } from '~/i18n/languages';

const listFiles = [
  ...['.xlsx', '.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values', 'text/plain'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** /manifest.webmanifest, in each language: what a browser needs to put the portal on a home screen. */
export const loader = publicLoader(async ({ ctx }) => {
  const shopName = ctx.shopName ?? new URL(ctx.origin).hostname;
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${src}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: shopName,
    short_name: shopName,
    lang: languageSettings[ctx.language].htmlTag,
    start_url: ctx.links.to('index'),
    scope: '/',
    display: 'standalone',
    background_color: '#0d3324',
    theme_color: '#0d3324',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    // What another app shares is an order; posted, since a long text fits no address.
    share_target: {
      action: ctx.links.to('quick-order'),
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'message', url: 'url', files: [{ name: 'file', accept: listFiles }] },
    },
    shortcuts: [
      { name: ctx.t('layout:menu.orders'), url: ctx.links.to('orders') },
      { name: ctx.t('layout:menu.catalog'), url: ctx.links.to('catalog') },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
});
