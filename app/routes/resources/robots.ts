import { publicLoader } from '~/bff/route-handlers.server';
import { createRobotsTxt } from '~/features/seo/robots';

/** /robots.txt: a crawler asks for it daily. */
export const loader = publicLoader(async ({ ctx }) => {
  return new Response(createRobotsTxt(ctx.origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
});
