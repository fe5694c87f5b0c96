/** /build-id: which build of the site this is; an open tab compares it with its own. */
export function loader(): Response {
  return new Response(import.meta.env.BUILD_ID, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
