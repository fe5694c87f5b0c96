import { Writable } from 'node:stream';

/**
 * Takes a whole page as React writes it, without the NUL bytes with which React 18 fills a chunk whose last
 * character did not fit; HTML has none of its own.
 */
export function collectHtml(onPage: (html: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.includes(0) ? Buffer.from(chunk.filter((byte) => byte !== 0)) : chunk);
      done();
    },
    final(done) {
      onPage(new Uint8Array(Buffer.concat(chunks)));
      done();
    },
  });
}
