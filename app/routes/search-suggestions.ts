import { publicLoader } from '~/bff/route-handlers.server';
import { createClientLoader } from '~/browser/network/client-handlers';
import { readSuggestions } from '~/features/catalogue/suggestions.server';

/** Searches worth making, as JSON, while one is being typed. */
export const loader = publicLoader(async ({ scope, request }) =>
  Response.json(readSuggestions(scope, new URL(request.url).searchParams.get('q') ?? ''), {
    headers: { 'cache-control': 'private, max-age=60' },
  }),
);

export const clientLoader = createClientLoader();

export const shouldRevalidate = () => false;
