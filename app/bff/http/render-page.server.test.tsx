import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { writePage } from './render-page.server';

function write(page: ReactElement, onError: (error: unknown) => void = () => undefined): Promise<string> {
  return writePage(page, { onError, limitMs: 2_000 });
}

it('writePage waits for lazy components and renders them in place', async () => {
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) =>
        setTimeout(() => resolve({ default: () => <b>пізно</b> }), 20),
      ),
  );
  const html = await write(
    <html lang="uk">
      <body>
        <Suspense>
          <Late />
        </Suspense>
      </body>
    </html>,
  );
  expect(html).toBe('<!DOCTYPE html><html lang="uk"><body><!--$--><b>пізно</b><!--/$--></body></html>');
});

it('writePage reports a failed component and renders its fallback', async () => {
  const errors: unknown[] = [];
  const fieldError = new Error('a part failed');
  function Failing(): ReactElement {
    throw fieldError;
  }
  const html = await write(
    <main>
      <Suspense fallback={<i>нема</i>}>
        <Failing />
      </Suspense>
    </main>,
    (error) => errors.push(error),
  );
  expect(errors).toEqual([fieldError]);
  expect(html).toContain('<i>нема</i>');
});

it('writePage throws the error of the document itself', async () => {
  function Failing(): ReactElement {
    throw new Error('the frame failed');
  }
  await expect(write(<Failing />)).rejects.toThrow('the frame failed');
});
