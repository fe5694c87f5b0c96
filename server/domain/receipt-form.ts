import { textsIn } from './form-fields';
import type { TypedCount } from './receipt';

/** The boxes of a form by line, with what its page said has to come, '' where it did not say. */
export function typedCounts(form: FormData): Record<string, TypedCount & { readonly expected: string }> {
  const columns = ['came', 'bad', 'reason', 'expected'].map((name) => textsIn(form, name));
  return Object.fromEntries(
    textsIn(form, 'itemId').map((id, at) => {
      const [came = '', bad = '', reason = '', expected = ''] = columns.map((column) => column[at]);
      return [id, { came, bad, reason, expected }];
    }),
  );
}

export function isFilled({ came, bad, reason }: TypedCount): boolean {
  return (came + bad + reason).trim() !== '';
}
