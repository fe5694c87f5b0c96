import { textOf } from './outline';

const MAX_LENGTH = 160;

/** Meta description from sanitised HTML: its first paragraph, cut between words. */
export function describeHtml(html: string): string {
  const text = textOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')}…`;
}
