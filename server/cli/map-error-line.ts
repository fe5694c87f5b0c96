import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

const place = /([\w.$~-]+\.js):(\d+):(\d+)/g;
const ownBuild = /"build":"([\w-]+)"/g;

/** Maps positions in bundles (`file.js:line:column`) to sources, one line each, and warns about other builds than `buildId`. */
export function mapError(
  text: string,
  { mapsDir, buildId }: { mapsDir: string; buildId: string },
): { output: string; isMapped: boolean } {
  const other = [...text.matchAll(ownBuild)].map(([, build]) => build).find((build) => build !== buildId);
  const mapped = [...text.replaceAll('\\n', ' ').matchAll(place)].map(([found, file = '', line, column]) => ({
    found,
    source: sourceOf(join(mapsDir, `${file}.map`), Number(line), Number(column)),
  }));
  const lines = mapped.map(({ found, source }) => (source ? `${source} (${found})` : `${found}: no source map`));
  if (mapped.length === 0) lines.push('No place in a bundle found.');
  if (other)
    lines.push(
      `The error is of build ${other}, the source maps are of ${buildId}: check out that version and build it.`,
    );
  return { output: lines.join('\n'), isMapped: mapped.some(({ source }) => source !== null) };
}

function sourceOf(file: string, line: number, column: number): string | null {
  if (!existsSync(file)) return null;
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return null;
  const source = entry.originalSource.replace(/^(?:\.\.\/)+/, '');
  return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}
