import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

/** A bundle that has been run. */
export interface Loaded<Exports> {
  readonly exports: Exports;
  /** Keeps what V8 has compiled of it until now, for later starts. */
  keep(): void;
}

/**
 * Runs a CommonJS bundle, written in ASCII as a function of what a module is given, with the compiled code kept beside it: a start
 * compiles next to nothing. What another release of V8 has kept, or V8 under other flags, it refuses by itself, and compiles anew.
 * Such a bundle must `require` what it loads later: code that was kept cannot `import()`.
 */
export function loadCompiled<Exports extends object>(file: string): Loaded<Exports> {
  const cachedData = readKept(file);
  const script = new Script(readFileSync(file, 'latin1'), { filename: file, ...(cachedData && { cachedData }) });
  const module = { exports: {} };
  (script.runInThisContext() as (...names: unknown[]) => void)(
    module.exports,
    createRequire(file),
    module,
    file,
    dirname(file),
  );
  return { exports: module.exports as Exports, keep: () => writeFileSync(keptBeside(file), script.createCachedData()) };
}

function readKept(file: string): Buffer | null {
  try {
    return readFileSync(keptBeside(file));
  } catch {
    return null;
  }
}

function keptBeside(file: string): string {
  return `${file}.v8`;
}
