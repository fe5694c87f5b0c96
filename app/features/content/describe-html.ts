import { textOf } from './outline';

const LONGEST = 160;

/** Meta description from sanitised HTML: its first paragraph, cut between words. */
export function describeHtml(html: string): string {
  const text = textOf(/<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html);
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
