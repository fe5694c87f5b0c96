import { keptWith } from '~/kept-with';
import type { Scope } from './scope.server';

const marks = keptWith<Scope, string>('title mark');

/** Has the page's title begin with what became of the form that was sent; loaders, which give titles, run after it. */
export function markTitle(scope: Scope, mark: string): void {
  marks.set(scope, mark);
}

/** What the title begins with; nothing where no form left a mark. */
export function titleMarkOf(scope: Scope): string | undefined {
  return marks.get(scope);
}
