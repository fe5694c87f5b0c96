import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { collectHtml } from './collect-html.server';

/** What to tell when a part of a page fails, and how long to wait for parts that are not ready. */
export interface PageWriting {
  readonly onError: (error: unknown) => void;
  /** ms. */
  readonly limitMs: number;
}

/**
 * HTML of a whole page, with every part of it: nothing on it is worth streaming, and without JavaScript half a page is none.
 * @throws what the page's frame throws
 */
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
      // React takes what is returned for a digest.
      onError: (error) => {
        onError(error);
      },
    });
    const limit = setTimeout(abort, limitMs);
  });
}
