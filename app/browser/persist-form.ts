import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { isUnmodifiedClick } from './unmodified-click';
import { initialValueOf } from './initial-value';

type Typed = Readonly<Record<string, string>>;

interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly forms?: Readonly<Record<string, Typed>>;
  readonly owner?: string | undefined;
}

/** Typing is saved once it pauses, ms: browsers limit changes of the history state. */
const PAUSE_MS = 200;

/** Saves a form in the history entry of its page: Back, Forward, a reload and the page in another language restore it. @param onRestore called after the fields were filled */
export function usePersistForm(formId: string, onRestore?: () => void): void {
  const { key } = useLocation();
  const owner = useRouteLoaderData<{ readonly owner: string } | undefined>('root')?.owner;
  useEffect(() => {
    const entry = parseEntry();
    // During Back the history entry changes before the page does.
    const isShown = () => (parseEntry().key ?? 'default') === key;
    const form = findForm(formId);
    const typed = entry.forms?.[formId];
    if (form && typed && entry.owner === owner && isShown()) {
      restore(form, typed);
      onRestore?.();
    }
    const save = () => {
      const now = findForm(formId);
      if (!now || !isShown()) return;
      const { forms, ...own } = parseEntry();
      history.replaceState({ ...own, forms: { ...forms, [formId]: parsePostedForm(now) }, owner }, '');
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
      void switchLanguage(link);
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
  }, [key, formId, owner, onRestore]);
}

function languageLink(event: MouseEvent): URL | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href*="/set-language/"]');
  return link && isUnmodifiedClick(event) ? new URL(link.href) : null;
}

async function switchLanguage(link: URL): Promise<void> {
  await fetch(link, { redirect: 'manual' }).catch(() => undefined);
  const { idx = 0, ...entry } = parseEntry();
  history.pushState({ ...entry, idx: idx + 1, key: crypto.randomUUID() }, '', link.searchParams.get('to') ?? '/');
  window.location.reload();
}

function findForm(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

function parseEntry(): Entry {
  return (history.state ?? {}) as Entry;
}

function parsePostedForm(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => (isTick(field) && !field.checked ? [] : [[nameOf(field), field.value]])),
  );
}

/** Restores a form; fields that were changed before hydration are left as they are. */
function restore(form: HTMLFormElement, typed: Typed): void {
  const fields = fieldsOf(form);
  const chosen = new Set(
    fields.filter((field) => isTick(field) && field.checked !== field.defaultChecked).map(({ name }) => name),
  );
  for (const field of fields) {
    const text = typed[nameOf(field)];
    if (text === undefined || field.disabled) continue;
    if (!isTick(field) && field.value === initialValueOf(field)) field.value = text;
    if (isTick(field) && !chosen.has(field.name)) field.checked = true;
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (field): field is Field =>
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && !/^(hidden|password|submit)$/.test(field.type) && !field.readOnly),
  );
}

/** Radio buttons by name and value: their ids depend on their order. */
function nameOf(field: Field): string {
  return isTick(field) ? `${field.name}=${field.value}` : field.id;
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}
