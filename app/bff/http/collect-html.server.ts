import { Writable } from 'node:stream';

/** Collects the HTML of React, without the NUL bytes that React 18 writes into split characters. */
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
