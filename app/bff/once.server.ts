import type { Scope } from './scope.server';

interface OncePerRequest<T> {
  (scope: Scope): T;
  /** Has it asked again: what was answered no longer holds. */
  forget(scope: Scope): void;
}

/** Makes a question that a request asks at most once, however many of its parts want the answer. */
export function oncePerRequest<T extends object>(ask: (scope: Scope) => T): OncePerRequest<T> {
  const answer = (scope: Scope): T => {
    const known = (scope.answers.get(ask) as T | undefined) ?? ask(scope);
    scope.answers.set(ask, known);
    return known;
  };
  return Object.assign(answer, { forget: (scope: Scope) => void scope.answers.delete(ask) });
}
