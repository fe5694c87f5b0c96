import { Hono } from 'hono';
import { languageDetector } from 'hono/language';
import { languages } from '../contract/enumerations';
import type { Context } from './context';
import { registerAccountRoutes } from './handlers/account';
import { registerAddressRoutes } from './handlers/addresses';
import { registerAuthRoutes } from './handlers/auth';
import { registerCartRoutes } from './handlers/cart';
import { registerCatalogueRoutes } from './handlers/catalogue';
import { registerContentRoutes } from './handlers/content';
import { registerDocumentRoutes } from './handlers/documents';
import { registerNotificationRoutes } from './handlers/notifications';
import { registerPdfRoutes } from './handlers/pdf';
import { servePictures } from './pictures';
import { ApiError, errorResponse } from './http/api-error';
import { createRoutes, languageOf } from './http/routes';

/** The embedded API: calls under `/1.0`, pictures under `/files`. */
export function createApi(context: Context): Hono {
  const app = new Hono();
  app.use(
    languageDetector({ order: ['header'], supportedLanguages: [...languages], fallbackLanguage: 'uk', caches: false }),
  );
  app.onError((error, c) => {
    if (error instanceof ApiError) return errorResponse(error, languageOf(c));
    context.log('embedded api fault', {
      path: c.req.path,
      error: error instanceof Error ? error.stack : String(error),
    });
    return errorResponse(new ApiError('INTERNAL'), languageOf(c));
  });
  app.notFound((c) => errorResponse(new ApiError('NOT_FOUND'), languageOf(c)));

  const calls = new Hono();
  const routes = createRoutes(calls, context);
  for (const answer of [
    registerAuthRoutes,
    registerAccountRoutes,
    registerAddressRoutes,
    registerCatalogueRoutes,
    registerContentRoutes,
    registerCartRoutes,
    registerDocumentRoutes,
    registerPdfRoutes,
    registerNotificationRoutes,
  ])
    answer(routes);
  app.route('/1.0', calls);
  servePictures(app);
  return app;
}
