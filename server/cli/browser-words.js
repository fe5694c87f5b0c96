import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words that the browser fetches: the messages of every language and namespace but those that only the server says (`*.server.json`). All lie in
 * one folder whose name says what is in it, so that a page names the folder in place of each file; the name is `import.meta.env.WORDS`.
 * @param {string} folder with one folder of messages per language
 * @param {string} address of that folder while the portal is developed
 * @returns {import('vite').Plugin}
 */
export function browserWords(folder, address) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.endsWith('.server.json'))
    .toSorted()
    .map((name) => ({ name, text: JSON.stringify(JSON.parse(readFileSync(join(folder, name), 'utf8'))) }));
  const state = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8);
  let isBrowser = false;
  return {
    name: 'browser-words',
    config(_, { command, isSsrBuild }) {
      isBrowser = !isSsrBuild;
      return {
        define: { 'import.meta.env.WORDS': JSON.stringify(command === 'build' ? `/assets/words-${state}` : address) },
      };
    },
    generateBundle() {
      if (!isBrowser) return;
      for (const { name, text } of files)
        this.emitFile({ type: 'asset', fileName: `assets/words-${state}/${name}`, source: text });
    },
  };
}
