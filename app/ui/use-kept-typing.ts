import { useLocation, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import { withoutLanguage } from '~/i18n/languages';

/** What a form's fields hold: texts and choices by their ids, and the ticks and radio buttons that are on. */
type Typed = Readonly<Record<string, string>>;

/** Typing is kept once it pauses: a browser may take only so many changes of an entry in a while. */
const PAUSE_MS = 200;

/**
 * Keeps what stands in a form with its page's entry in the browser's history: Back, Forward and a reload bring it again. A page that
 * answers the form is a new entry, which has nothing to bring. The same page in another language is given it once. What somebody else
 * typed before the sign-in stays theirs.
 */
export function useKeptTyping(formId: string): void {
  const { key } = useLocation();
  const owner = useRouteLoaderData<{ readonly owner: string }>('root')?.owner;
  useEffect(() => {
    const entry = takeCarried() ?? readEntry();
    // On the way back the browser is at the entry before the page is.
    const isShown = () => (readEntry().key ?? 'default') === key;
    const form = findForm(formId);
    if (form && entry.typed && entry.form === formId && entry.owner === owner && isShown()) bring(form, entry.typed);
    const keep = () => {
      const now = findForm(formId);
      if (now && isShown()) history.replaceState({ ...readEntry(), typed: readForm(now), form: formId, owner }, '');
    };
    let pause = setTimeout(keep, PAUSE_MS);
    const keepLater = () => {
      clearTimeout(pause);
      pause = setTimeout(keep, PAUSE_MS);
    };
    const keepOrCarry = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('a[href*="/set-language/"]'))) return keepLater();
      keep();
      carryOver();
    };
    const events = [
      ['input', keepLater],
      ['click', keepOrCarry],
      ['change', keep],
    ] as const;
    for (const [name, listener] of events) document.addEventListener(name, listener);
    return () => {
      clearTimeout(pause);
      for (const [name, listener] of events) document.removeEventListener(name, listener);
    };
  }, [key, formId, owner]);
}

function findForm(id: string): HTMLFormElement | null {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : null;
}

function readEntry(): {
  readonly key?: string;
  readonly typed?: Typed;
  readonly form?: string;
  readonly owner?: string;
} {
  return (history.state ?? {}) as ReturnType<typeof readEntry>;
}

/** Where typing waits, in this tab, while its page is opened in another language. */
const CARRIED = 'carried-typing';

interface Carried extends ReturnType<typeof readEntry> {
  /** The page without its language. */
  readonly page: string;
}

const ownPage = () => withoutLanguage(window.location.pathname);

function carryOver(): void {
  try {
    sessionStorage.setItem(CARRIED, JSON.stringify({ ...readEntry(), page: ownPage() } satisfies Carried));
  } catch {
    // A browser that keeps nothing for pages carries nothing.
  }
}

function takeCarried(): Carried | null {
  try {
    const text = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    const carried = JSON.parse(text ?? 'null') as Carried | null;
    return carried?.page === ownPage() ? carried : null;
  } catch {
    return null;
  }
}

function readForm(form: HTMLFormElement): Typed {
  return Object.fromEntries(
    fieldsOf(form).flatMap((field) => (isTick(field) && !field.checked ? [] : [[nameOf(field), field.value]])),
  );
}

/** What was typed or chosen before the scripts came is newer, and stays. */
function bring(form: HTMLFormElement, typed: Typed): void {
  const fields = fieldsOf(form);
  const chosen = new Set(
    fields.filter((field) => isTick(field) && field.checked !== field.defaultChecked).map(({ name }) => name),
  );
  for (const field of fields) {
    const text = typed[nameOf(field)];
    if (text === undefined || field.disabled) continue;
    if (!isTick(field) && field.value === defaultOf(field)) field.value = text;
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
      (field instanceof HTMLInputElement && field.type !== 'hidden'),
  );
}

function defaultOf(field: Field): string {
  return field instanceof HTMLSelectElement
    ? (([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;
}

/** Of a group of radio buttons another may stand first, and have the group's id, the next time. */
function nameOf(field: Field): string {
  return isTick(field) ? `${field.name}=${field.value}` : field.id;
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === 'radio' || field.type === 'checkbox';
}
