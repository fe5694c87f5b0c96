import { textsOf } from '~/i18n/i18n.server';
import { languages } from '~/i18n/languages';
import type { RequestContext } from '~/bff/context.server';

type Label = 'common:contactOf' | 'later:text.notes';

/** Free text after its label; a text that begins with the label itself, in any language, stays as typed. */
export function labelText({ t }: Pick<RequestContext, 't'>, label: Label, text: string): string {
  const typed = text.trim().toLowerCase();
  const isLabelled = languages.some((language) => {
    const word = textsOf(language)(label, { text: '' })
      .replace(/[:\s]+$/, '')
      .toLowerCase();
    return typed.startsWith(word) && !/^[\p{L}\p{N}]/u.test(typed.slice(word.length));
  });
  return isLabelled ? text : t(label, { text });
}
