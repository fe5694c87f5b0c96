import { publicLoader } from '~/bff/route-handlers.server';
import { loadSuggestions } from '~/features/catalogue/search/suggestions.server';

/** Searches worth making, as JSON, while one is being typed; for a customer first the order line it makes. */
export const loader = publicLoader(async ({ ctx, request }) =>
  Response.json(await loadSuggestions(ctx, new URL(request.url).searchParams.get('q') ?? ''), {
    // Prices and stock of an order line are those of the moment.
    headers: { 'cache-control': ctx.session.isSignedIn ? 'private, no-store' : 'private, max-age=60' },
  }),
);

export { clientLoader } from '~/browser/network/client-handlers';

export const shouldRevalidate = () => false;
