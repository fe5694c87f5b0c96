import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Files by key, with a size limit; least recently used first out. */
export interface DiskCache {
  read(key: string): Promise<Buffer | null>;
  /** Never fails; frees space when the limit or the disk is full. */
  write(key: string, bytes: Buffer): Promise<void>;
}

export interface DiskCacheOptions {
  readonly dir: string;
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  /** Called with an error when writing begins to fail, with null when it works again. */
  readonly onError?: (error: unknown) => void;
}

/** Frees more than needed, so that not every write has to sweep. */
const SWEEP_TO_SHARE = 0.8;

/** Share of the limit written between recounts, since other processes write there too. */
const RECOUNT_SHARE = 0.1;

/** Survives restarts and may be shared by processes. Keys are file names. */
export function openDiskCache({ dir, maxBytes, maxAgeMs, onError = () => undefined }: DiskCacheOptions): DiskCache {
  let bytesKept = Promise.resolve(0);
  let writtenSince = Infinity;
  let isFaulty = false;
  const fileOf = (key: string) => join(dir, key.slice(0, 2), key);
  return {
    async read(key) {
      try {
        const { mtime } = await stat(fileOf(key));
        if (Date.now() - mtime.getTime() > maxAgeMs) return null;
        const marking = utimes(fileOf(key), new Date(), mtime).catch(() => undefined);
        const [bytes] = await Promise.all([readFile(fileOf(key)), marking]);
        return bytes;
      } catch {
        return null;
      }
    },
    async write(key, bytes) {
      const error = await writeAtomically(fileOf(key), bytes).then(
        () => null,
        (error: unknown) => error,
      );
      const isNews = isFaulty !== (error !== null);
      isFaulty = error !== null;
      if (isNews) onError(error);
      const written = error ? 0 : bytes.length;
      const mustCount = writtenSince > maxBytes * RECOUNT_SHARE;
      writtenSince = mustCount ? 0 : writtenSince + written;
      const counted = bytesKept.then((before) => (mustCount ? sweep(dir, Infinity) : before + written));
      const mustShrink = isNews && isFull(error);
      bytesKept = counted.then((now) =>
        mustShrink || now > maxBytes ? sweep(dir, Math.min(now, maxBytes) * SWEEP_TO_SHARE) : now,
      );
      await bytesKept;
    },
  };
}

async function writeAtomically(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Removes the least recently used files; returns the bytes left. Never fails. */
async function sweep(dir: string, most: number): Promise<number> {
  const files = await listFiles(dir);
  let left = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of files.sort((one, other) => one.used - other.used)) {
    if (left <= most) break;
    left -= await rm(file, { force: true }).then(
      () => bytes,
      () => 0,
    );
  }
  return left;
}

interface CachedFile {
  readonly file: string;
  readonly bytes: number;
  readonly used: number;
}

async function listFiles(dir: string): Promise<CachedFile[]> {
  const files: CachedFile[] = [];
  for (const folder of await namesIn(dir)) {
    const paths = (await namesIn(join(dir, folder))).map((name) => join(dir, folder, name));
    const facts = await Promise.all(
      paths.map((file) =>
        stat(file).then(
          (fact) => ({ file, fact }),
          () => null,
        ),
      ),
    );
    for (const each of facts)
      if (each?.fact.isFile()) files.push({ file: each.file, bytes: each.fact.size, used: each.fact.atimeMs });
  }
  return files;
}

async function namesIn(dir: string): Promise<string[]> {
  return await readdir(dir).catch(() => []);
}
