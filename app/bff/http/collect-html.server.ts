import { Writable } from 'node:stream';

/**
 * Takes a whole page as React writes it, without the NUL bytes with which React 18 fills a chunk whose last
 * character did not fit; HTML has none of its own.
 */
export function collectHtml(onPage: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onPage(Buffer.concat(chunks).toString().replaceAll('\0', ''));
      done();
    },
  });
}
