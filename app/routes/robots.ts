import { publicLoader } from '~/bff/route-handlers.server';
import { writeRobots } from '~/features/seo/robots';

/** /robots.txt: a crawler asks for it daily. */
export const loader = publicLoader(async ({ scope }) => {
  return new Response(writeRobots(scope.origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
});
