import type { Scope } from './scope.server';

/** Makes a question that a request asks at most once, however many of its parts want the answer. */
export function oncePerRequest<T>(ask: (scope: Scope) => Promise<T>): (scope: Scope) => Promise<T> {
  const answers = new WeakMap<Scope, Promise<T>>();
  return (scope) => {
    const known = answers.get(scope);
    if (known) return known;
    const answer = ask(scope);
    answers.set(scope, answer);
    return answer;
  };
}
