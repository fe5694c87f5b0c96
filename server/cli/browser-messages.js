import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds the browser's messages (without `*.server.json`) to the build, in one immutable folder at `import.meta.env.MESSAGES_URL`. @param {string} folder @param {string} developmentUrl @returns {import('vite').Plugin} */
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
