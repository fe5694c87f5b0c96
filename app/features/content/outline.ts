/** A part of a long text, to jump to. */
export interface Part {
  readonly id: string;
  readonly title: string;
}

/** Texts with fewer parts are seen at a glance. */
const FEWEST = 4;

/** Gives each `h2` of sanitised HTML an anchor and lists them; a short text is left as it is. */
export function outlineHtml(html: string): { html: string; parts: readonly Part[] } {
  const parts: Part[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return parts.length < FEWEST ? { html, parts: [] } : { html: anchored, parts };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Sanitised HTML as plain text; its only entities are the four that a sanitiser writes. */
export function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
  return text.replace(/\s+/g, ' ').trim();
}
