import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { reload } from './deploy/reload-guard';
import { isUnmodifiedClick } from './unmodified-click';
import { randomId } from './random-id';
import { initialValueOf, isCheckable, isField, type Field } from './fields';

type FieldValues = Readonly<Record<string, string>>;

interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly forms?: Readonly<Record<string, FieldValues>>;
  readonly owner?: string | undefined;
}

/** Typing is saved once it pauses, ms: browsers limit changes of the history state. */
const PAUSE_MS = 200;

/**
 * Saves a form in the history entry of its page: Back, Forward, a reload and the page in another language restore it.
 * @param onRestore called after the fields were filled
 * @param addressInLanguage the URL of the page in another language, where that carries the form, too
 */
export function usePersistForm(
  formId: string,
  onRestore?: () => void,
  addressInLanguage: (to: string) => string = sameAddress,
): void {
  const { key } = useLocation();
  const owner = useRouteLoaderData<{ readonly owner: string } | undefined>('root')?.owner;
  useEffect(() => {
    const entry = currentEntry();
    // During Back the history entry changes before the page does.
    const isShown = () => (currentEntry().key ?? 'default') === key;
    const form = findForm(formId);
    const values = entry.forms?.[formId];
    if (form && values && entry.owner === owner && isShown()) {
      restore(form, values);
      onRestore?.();
    }
    const save = () => {
      const current = findForm(formId);
      if (!current || !isShown()) return;
      const { forms, ...own } = currentEntry();
      history.replaceState({ ...own, forms: { ...forms, [formId]: fieldValues(current) }, owner }, '');
    };
    let pause = setTimeout(save, PAUSE_MS);
    const saveLater = () => {
      clearTimeout(pause);
      pause = setTimeout(save, PAUSE_MS);
    };
    const saveOrSwitch = (event: MouseEvent) => {
      const link = languageLink(event);
      if (!link) return saveLater();
      save();
      if (event.defaultPrevented) return;
      event.preventDefault();
      void switchLanguage(link, addressInLanguage(link.searchParams.get('to') ?? '/'));
    };
    document.addEventListener('input', saveLater);
    document.addEventListener('change', save);
    document.addEventListener('click', saveOrSwitch);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('input', saveLater);
      document.removeEventListener('change', save);
      document.removeEventListener('click', saveOrSwitch);
    };
  }, [key, formId, owner, onRestore, addressInLanguage]);
}

function languageLink(event: MouseEvent): URL | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="/set-language/"]');
  return link && isUnmodifiedClick(event) ? new URL(link.href) : null;
}

const sameAddress = (to: string) => to;

async function switchLanguage(link: URL, to: string): Promise<void> {
  await fetch(link, { redirect: 'manual' }).catch(() => undefined);
  const { idx = 0, ...entry } = currentEntry();
  history.pushState({ ...entry, idx: idx + 1, key: randomId() }, '', to);
  reload();
}

function findForm(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

function currentEntry(): Entry {
  return (history.state ?? {}) as Entry;
}

function fieldValues(form: HTMLFormElement): FieldValues {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => (isCheckable(field) && !field.checked ? [] : [[nameOf(field), field.value]])),
  );
}

/** Restores a form; fields that were changed before hydration are left as they are. */
function restore(form: HTMLFormElement, values: FieldValues): void {
  const fields = fieldsOf(form);
  const chosen = new Set(
    fields.filter((field) => isCheckable(field) && field.checked !== field.defaultChecked).map(({ name }) => name),
  );
  for (const field of fields) {
    const text = values[nameOf(field)];
    if (text === undefined || field.disabled) continue;
    if (!isCheckable(field) && field.value === initialValueOf(field)) field.value = text;
    if (isCheckable(field) && !chosen.has(field.name)) field.checked = true;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Hidden fields only with an id: those that hold a choice. */
function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      isField(field) &&
      !/^(password|submit|file)$/.test(field.type) &&
      (field.type !== 'hidden' || field.id !== '') &&
      !(field instanceof HTMLInputElement && field.readOnly),
  );
}

/** Radio buttons by name and value: their ids depend on their order. */
function nameOf(field: Field): string {
  return isCheckable(field) ? `${field.name}=${field.value}` : field.id;
}
