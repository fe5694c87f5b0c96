import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { collectHtml } from './collect-html.server';

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
