import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds the messages that the browser fetches to the build, one file per language and namespace, without those that only the server says
 * (`*.server.json`). They lie in one folder named after their content: so they may be cached for good, and one URL, `import.meta.env.MESSAGES_URL`, leads to all.
 * @param {string} folder with one folder of messages per language
 * @param {string} developmentUrl of that folder on the development server
 * @returns {import('vite').Plugin}
 */
export function browserMessages(folder, developmentUrl) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.server.json'))
    .toSorted()
    .map((name) => ({ name, text: JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  let isBrowser = false;
  return {
    name: 'browser-messages',
    config(_, { command, isSsrBuild }) {
      isBrowser = !isSsrBuild;
      const url = command === 'build' ? `/assets/messages-${hash}` : developmentUrl;
      return { define: { 'import.meta.env.MESSAGES_URL': JSON.stringify(url) } };
    },
    generateBundle() {
      if (!isBrowser) return;
      for (const { name, text } of files)
        this.emitFile({ type: 'asset', fileName: `assets/messages-${hash}/${name}`, source: text });
    },
  };
}
