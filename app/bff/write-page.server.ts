import type { EntryContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { collectHtml } from './collect-html.server';

/** How React marks a part that it left to the browser: it failed, or its code has not been read yet. */
const leftOut = '<!--$!-->';
const doctype = '<!DOCTYPE html>';

/** How to write a page: of what Remix hands over, and what to tell when a part of it fails. */
export interface PageWriting {
  readonly context: EntryContext;
  readonly page: (context: EntryContext) => ReactElement;
  readonly onError: (error: unknown) => void;
  /** Longest time to wait for parts that are not ready, ms. */
  readonly limitMs: number;
}

/**
 * HTML of a whole page, written to one string: several times cheaper than React's stream of pieces. A page that has parts which are not ready
 * is written as a stream after all, which waits for them.
 * @throws what the page's frame throws
 */
export async function writePage({ context, page, onError, limitMs }: PageWriting): Promise<string> {
  const data = context.serverHandoffStream && (await new Response(context.serverHandoffStream).text());
  // Joined before it is searched, which makes one string of its pieces: joined later they would be copied again.
  const html = doctype + renderToString(page(handOver(context, data)));
  if (!html.includes(leftOut)) return html;
  return await writeReady(page(handOver(context, data)), onError, limitMs);
}

/** The context with its data read: Remix finds them where it would keep what it has read itself, and waits for nothing. */
function handOver(context: EntryContext, data: string | undefined): EntryContext {
  if (data === undefined) return context;
  const read = (done: boolean, value: string) => Object.assign(Promise.resolve(), { result: { done, value } });
  return {
    ...context,
    serverHandoffStream: new ReadableStream(),
    renderMeta: { streamCache: { 0: read(false, data), 1: read(true, '') } },
  };
}

function writeReady(page: ReactElement, onError: PageWriting['onError'], limitMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      onAllReady() {
        clearTimeout(limit);
        pipe(collectHtml((html) => resolve(Buffer.from(html).toString())));
      },
      onShellError: reject,
      // React takes what is returned for a digest.
      onError: (error) => {
        onError(error);
      },
    });
    const limit = setTimeout(abort, limitMs);
  });
}
