import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const texts = /\.(?:js|css|svg|json|txt|xml|ico|webmanifest)$/;
const smallest = 512;

/** Writes .br and .gz files beside text files, where they are smaller. @param {string} dir */
export async function compressFiles(dir) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => texts.test(name));
  await Promise.all(files.map((name) => compressFile(join(dir, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const coded = { br: await compressBrotli(content, { params }), gz: await compressGzip(content, { level: 9 }) };
  for (const [extension, bytes] of Object.entries(coded)) {
    if (bytes.length < content.length) writeFileSync(`${file}.${extension}`, bytes);
  }
}
