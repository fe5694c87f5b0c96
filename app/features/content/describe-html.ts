const LONGEST = 160;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The beginning of sanitised HTML as plain text for a page's description: its first paragraph, cut between words. */
export function describeHtml(html: string): string {
  const paragraph = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  const text = paragraph.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
