import { keptWith } from '~/kept-with';
import type { Scope } from './scope.server';

interface OncePerRequest<T> {
  (scope: Scope): T;
  /** Has it asked anew: what was answered no longer holds. */
  forget(scope: Scope): void;
}

/** Makes a question that a request asks at most once, however many of its parts want the answer. */
export function oncePerRequest<T extends object>(ask: (scope: Scope) => T): OncePerRequest<T> {
  const answers = keptWith<Scope, T>('answer');
  const answer = (scope: Scope): T => {
    const known = answers.get(scope) ?? ask(scope);
    answers.set(scope, known);
    return known;
  };
  return Object.assign(answer, { forget: (scope: Scope) => answers.delete(scope) });
}
