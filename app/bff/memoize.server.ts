import type { RequestContext } from './context.server';

interface PerRequest<T> {
  (ctx: RequestContext): T;
  /** Has it asked again: what was answered no longer holds. */
  forget(ctx: RequestContext): void;
}

/** Makes a question that a request asks at most once, however many of its parts want the answer. */
export function memoizePerRequest<T extends object>(ask: (ctx: RequestContext) => T): PerRequest<T> {
  const answer = (ctx: RequestContext): T => {
    const known = (ctx.answers.get(ask) as T | undefined) ?? ask(ctx);
    ctx.answers.set(ask, known);
    return known;
  };
  return Object.assign(answer, { forget: (ctx: RequestContext) => void ctx.answers.delete(ask) });
}
