import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { collectHtml } from './render-page.server';

/** Lines of two-byte letters, shifted so that some letter falls on the boundary of React's 2,048-byte chunks. */
const lines = Array.from({ length: 400 }, (_, index) => `${'x'.repeat(index % 2)}Троянда ${index}`);

it('collectHtml returns streamed Cyrillic text without NUL bytes', async () => {
  const html = await new Promise<string>((resolve) => {
    const { pipe } = renderToPipeableStream(
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>,
      {
        onAllReady: () => pipe(collectHtml(resolve)),
      },
    );
  });
  expect(html.includes('\0')).toBe(false);
  expect(html).toBe(`<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`);
});
