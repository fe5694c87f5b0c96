import { publicLoader } from '~/bff/route-handlers.server';
import { createClientLoader } from '~/browser/network/client-handlers';
import { parseSuggestions } from '~/features/catalogue/suggestions.server';

/** Searches worth making, as JSON, while one is being typed. */
export const loader = publicLoader(async ({ ctx, request }) =>
  Response.json(parseSuggestions(ctx, new URL(request.url).searchParams.get('q') ?? ''), {
    headers: { 'cache-control': 'private, max-age=60' },
  }),
);

export const clientLoader = createClientLoader();

export const shouldRevalidate = () => false;
