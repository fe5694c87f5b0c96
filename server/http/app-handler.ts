import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { parseEntry, type AppEntry } from './app-entry';
import { createLoadMonitor } from './load-monitor';
import { forEachLanguage } from './language-builds';
import type { AppLoadContext } from './load-context';
import { parsePath } from './request-guard';
import { signalOf, toWebRequest } from './node-request';
import { sendWebResponse } from './node-response';
import { createSharedPages, takeSharedPageHeader } from './shared-pages';
import { createScheduler } from './render-scheduler';

/** The Remix build, or in development a function that loads it for every request. */
export type AppBuild = ServerBuild | (() => Promise<ServerBuild>);
export type AppHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  facts: AppLoadContext,
  body: Buffer,
) => Promise<void>;

export class ResponseTimeout extends Error {
  constructor() {
    super('the app gave no answer in time');
    this.name = 'ResponseTimeout';
  }
}

/** Passes requests to Remix. @throws `BodyError`, `ResponseTimeout`, or errors of the app. @param timeoutMs until the response begins */
export function createAppHandler(build: AppBuild, mode: string, timeoutMs: number): AppHandler {
  const handlerFor = createHandlers(build, mode);
  const pages = createSharedPages(sharedPageKeyOf(build));
  const schedule = createScheduler();
  const isBusy = createLoadMonitor();
  return async (incoming, outgoing, facts, body) => {
    if (pages.send(incoming, outgoing, facts.publicOrigin)) return;
    await schedule();
    if (incoming.socket.destroyed) return;
    const signal = signalOf(outgoing);
    const request = await toWebRequest(incoming, signal, facts.publicOrigin, body);
    const answer = handlerFor(parsePath(incoming.url ?? ''));
    const context = { ...facts, signal, takesPages: true };
    const response = await withinTime(answer(request, context), timeoutMs);
    const isShared = takeSharedPageHeader(response.headers);
    const effort = isShared ? 'often' : isBusy() ? 'hurried' : 'once';
    const sent = await sendWebResponse(incoming, outgoing, response, context.page, effort);
    if (isShared && sent) pages.set(incoming, outgoing, facts.publicOrigin, sent);
  };
}

function createHandlers(build: AppBuild, mode: string): (path: string) => RequestHandler {
  if (typeof build !== 'function') return forEachLanguage(build, (part) => createRequestHandler(part, mode));
  const handler = createRequestHandler(build, mode);
  return () => handler;
}

/** In development no page is shared. */
function sharedPageKeyOf(build: AppBuild): AppEntry['pageCacheKey'] {
  return typeof build === 'function' ? () => null : parseEntry(build).pageCacheKey;
}

async function withinTime(answer: Promise<Response>, ms: number): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ResponseTimeout()), ms);
  });
  return await Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
