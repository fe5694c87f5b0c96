import type { Scope } from './scope.server';

/** Makes a question that a request asks at most once, however many of its parts want the answer. */
export function oncePerRequest<T extends object>(ask: (scope: Scope) => T): (scope: Scope) => T {
  const answers = new WeakMap<Scope, T>();
  return (scope) => {
    const answer = answers.get(scope) ?? ask(scope);
    answers.set(scope, answer);
    return answer;
  };
}
