import { FileError } from './file-error';

/** Code pages in which spreadsheets in Ukraine save CSV; of equals the first. */
const codePages = ['windows-1251', 'x-mac-cyrillic', 'ibm866', 'koi8-u'];
const MAX_SAMPLE = 20_000;

/**
 * UTF-8, UTF-16 with its mark or by its zeros, or else the code page in which most words are known. @throws {FileError} where none is, or it is binary
 * @param isKnownWord whether a text is a head, a unit or goods
 */
export function decodeText(bytes: Uint8Array, isKnownWord: (text: string) => boolean): string {
  const text = decode(bytes, isKnownWord);
  if (/[\0-\x08\x0e-\x1f]/.test(text)) throw new FileError('notTable');
  return text;
}

function decode(bytes: Uint8Array, isKnownWord: (text: string) => boolean): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const sample = bytes.subarray(0, MAX_SAMPLE);
    const scored = codePages.map((page) => ({
      page,
      known: countKnown(new TextDecoder(page).decode(sample), isKnownWord),
    }));
    const [best] = scored.sort((one, other) => other.known - one.known);
    if (!best || best.known === 0) throw new FileError('notTable');
    return new TextDecoder(best.page).decode(bytes);
  }
}

/** Every other byte of signs and figures is zero. */
function utf16Of(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, MAX_SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < sample.length / 10 || Math.min(even, odd) > 0) return null;
  return odd > 0 ? 'utf-16le' : 'utf-16be';
}

function countKnown(text: string, isKnownWord: (text: string) => boolean): number {
  const words = new Set(text.match(/\p{L}[\p{L}'’-]+\.?/gu) ?? []);
  return [...words].filter((word) => /[^\x00-\x7f]/.test(word) && isKnownWord(word)).length;
}
