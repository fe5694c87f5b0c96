import { MAX_CHARACTERS, MAX_LIST_CHARACTERS, MAX_LIST_LINE } from './limits';

/**
 * Parts of a message that are short enough to be read as a whole; a part begins with a name, since figures belong to
 * the name before them. Null for a message that is too long, or a long one that is no list of short lines.
 */
export function splitLongMessage(message: string): readonly string[] | null {
  if (message.length <= MAX_CHARACTERS) return [message];
  const lines = message.split(/\r\n|\n|\r/);
  if (message.length > MAX_LIST_CHARACTERS || lines.some((line) => line.length > MAX_LIST_LINE)) return null;
  const parts: string[][] = [];
  let length = 0;
  for (const line of lines) {
    const isFull = length + line.length > MAX_CHARACTERS - MAX_LIST_LINE && /^\s*\p{L}/u.test(line);
    if (parts.length === 0 || isFull || length + line.length > MAX_CHARACTERS) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(line);
    length += line.length + 1;
  }
  return parts.map((part) => part.join('\n'));
}
