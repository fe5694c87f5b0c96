import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { mapError } from './map-error-line';
import { buildIdOf } from './source-hash.js';

const usage = `Says where in the source the errors of browsers are, by the source maps of the last build.

  npm run map-error -- 'LINE'    a line of the log ("error in a browser"), or places such as entry.client-B1x_9.js:1:2345
  … | npm run map-error          the same from standard input`;

const build = new URL('../../build/', import.meta.url);
const given = process.argv.slice(2).join('\n');
if (given === '--help' || (given === '' && process.stdin.isTTY)) {
  console.log(usage);
} else {
  const lines = given === '' ? await text(process.stdin) : given;
  const buildId = buildIdOf(readFileSync(new URL('source-hash', build), 'utf8'));
  const { output, isMapped } = mapError(lines, { mapsDir: fileURLToPath(new URL('source-maps/', build)), buildId });
  console.log(output);
  if (!isMapped) process.exitCode = 1;
}
