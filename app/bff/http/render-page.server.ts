import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

export interface PageWriting {
  readonly onError: (error: unknown) => void;
  /** ms. */
  readonly limitMs: number;
}

/** Renders a whole page: without JavaScript half a page is none. @throws errors of the document itself */
export function writePage(page: ReactElement, { onError, limitMs }: PageWriting): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(limit);
        pipe(collectHtml(resolve));
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      // React sends the returned value as a digest.
      onError: (error) => {
        onError(error);
      },
    });
    const limit = setTimeout(abort, limitMs);
  });
}

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
