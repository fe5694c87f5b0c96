import { Hono } from 'hono';
import { languageDetector } from 'hono/language';
import { languages } from '../contract/enumerations';
import type { Context } from './context';
import { answerAccount } from './handlers/account';
import { answerAddresses } from './handlers/addresses';
import { answerAuth } from './handlers/auth';
import { handleCartAction } from './handlers/cart';
import { answerCatalogue } from './handlers/catalogue';
import { answerContent } from './handlers/content';
import { answerDocuments } from './handlers/documents';
import { answerNotifications } from './handlers/notifications';
import { answerPdfs } from './handlers/pdf';
import { servePictures } from './pictures';
import { ApiFailure, fileErrorResponse } from './http/failure';
import { createRoutes, languageOf } from './http/routes';

/** The whole stand-in API: its calls under `/1.0`, its pictures under `/files`. */
export function createApi(context: Context): Hono {
  const app = new Hono();
  app.use(
    languageDetector({ order: ['header'], supportedLanguages: [...languages], fallbackLanguage: 'uk', caches: false }),
  );
  app.onError((error, c) => {
    if (error instanceof ApiFailure) return fileErrorResponse(error, languageOf(c));
    context.log('embedded api fault', {
      path: c.req.path,
      error: error instanceof Error ? error.stack : String(error),
    });
    return fileErrorResponse(new ApiFailure('INTERNAL'), languageOf(c));
  });
  app.notFound((c) => fileErrorResponse(new ApiFailure('NOT_FOUND'), languageOf(c)));

  const calls = new Hono();
  const routes = createRoutes(calls, context);
  for (const answer of [
    answerAuth,
    answerAccount,
    answerAddresses,
    answerCatalogue,
    answerContent,
    handleCartAction,
    answerDocuments,
    answerPdfs,
    answerNotifications,
  ])
    answer(routes);
  app.route('/1.0', calls);
  servePictures(app);
  return app;
}
