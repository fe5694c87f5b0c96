import type { RequestContext } from './context.server';

interface PerRequest<T> {
  (ctx: RequestContext): T;
  forget(ctx: RequestContext): void;
}

export function memoizePerRequest<T extends object>(ask: (ctx: RequestContext) => T): PerRequest<T> {
  const answer = (ctx: RequestContext): T => {
    const known = (ctx.answers.get(ask) as T | undefined) ?? ask(ctx);
    ctx.answers.set(ask, known);
    return known;
  };
  return Object.assign(answer, { forget: (ctx: RequestContext) => void ctx.answers.delete(ask) });
}
