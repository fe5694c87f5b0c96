export interface Part {
  readonly id: string;
  readonly title: string;
}

/** Shorter texts need no outline. */
const MIN_PARTS = 4;

/** Adds an anchor to each `h2` of sanitised HTML and lists them. */
export function outlineHtml(html: string): { html: string; parts: readonly Part[] } {
  const parts: Part[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `part-${parts.length + 1}`;
    parts.push({ id, title: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return parts.length < MIN_PARTS ? { html, parts: [] } : { html: anchored, parts };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Plain text of sanitised HTML, which has only four entities. */
export function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
  return text.replace(/\s+/g, ' ').trim();
}
