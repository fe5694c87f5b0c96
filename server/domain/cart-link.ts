export interface LinkedLine {
  readonly productId: string;
  readonly pieces: number;
}

export type ParsedCartLink =
  | { readonly ok: true; readonly lines: readonly LinkedLine[]; readonly unparsed: readonly string[] }
  | { readonly ok: false; readonly error: LinkError };
export type LinkError = 'empty' | 'otherVersion' | 'tooLong';

const VERSION = '1';
export const MAX_LINES = 100;
const MAX_CHARACTERS = 5_000;

/** A cart as a URL parameter of products and pieces, `1_12.50_7.25`; null where it would be too long. */
export function serializeCartLink(lines: readonly LinkedLine[]): string | null {
  if (lines.length > MAX_LINES || lines.some(({ productId }) => /\p{Cs}/u.test(productId))) return null;
  const text = [VERSION, ...mergeLines(lines).map(({ productId, pieces }) => `${escape(productId)}.${pieces}`)].join(
    '_',
  );
  return encodeURIComponent(text).length <= MAX_CHARACTERS ? text : null;
}

/** Parses {@link serializeCartLink}. A product that appears twice becomes one line. */
export function parseCartLink(text: string): ParsedCartLink {
  if (text === '') return { ok: false, error: 'empty' };
  if (text.length > MAX_CHARACTERS) return { ok: false, error: 'tooLong' };
  const [version, ...parts] = text.split('_');
  if (version !== VERSION) return { ok: false, error: 'otherVersion' };
  const parsed = parts.filter((part) => part !== '').map((part) => ({ part, line: parsePart(part) }));
  if (parsed.length === 0) return { ok: false, error: 'empty' };
  if (parsed.length > MAX_LINES) return { ok: false, error: 'tooLong' };
  const lines = mergeLines(parsed.flatMap(({ line }) => line ?? []));
  return { ok: true, lines, unparsed: parsed.flatMap(({ part, line }) => (line ? [] : [part])) };
}

function parsePart(part: string): LinkedLine | null {
  const [, id = '', digits = ''] = /^([^.]+)\.(\d{1,7})$/.exec(part) ?? [];
  const productId = unescape(id);
  const pieces = Number(digits);
  return productId && productId.length <= 64 && pieces > 0 ? { productId, pieces } : null;
}

function mergeLines(lines: readonly LinkedLine[]): LinkedLine[] {
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(line.productId, (pieces.get(line.productId) ?? 0) + line.pieces);
  return [...pieces].map(([productId, count]) => ({ productId, pieces: count }));
}

function escape(id: string): string {
  return encodeURIComponent(id).replace(/[._]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function unescape(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
