import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './source-hash.js';

/** Whether the build has the hash of these sources; any build will do without sources (container). @param {string} root */
export function isBuilt(root) {
  const stamp = join(root, 'build/source-hash');
  if (!existsSync(stamp)) return false;
  return !existsSync(join(root, 'remix.config.js')) || readFileSync(stamp, 'utf8') === hashSources(root);
}

/** Builds in a child process when the build is not current; exits when that fails. @param {string} root */
export function ensureBuild(root) {
  if (isBuilt(root)) return;
  console.error('No current build: building, this takes a moment …');
  const { status } = spawnSync(process.execPath, [join(root, 'server/cli/build.js')], {
    cwd: root,
    stdio: ['inherit', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
