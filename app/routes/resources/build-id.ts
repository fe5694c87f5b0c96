import manifest from 'virtual:remix/server-manifest';

/** /build-id: which build of the site this is; an open tab compares it with its own. */
export function loader(): Response {
  return new Response(manifest.version, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
