import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './source-hash.js';

/**
 * Whether there is a build of these very sources; where the sources are absent (a container), any build will do.
 * @param {string} root the project's folder
 */
export function isBuilt(root) {
  const stamp = join(root, 'build/source-hash');
  if (!existsSync(stamp)) return false;
  return !existsSync(join(root, 'remix.config.js')) || readFileSync(stamp, 'utf8') === hashSources(root);
}

/**
 * Builds, in a process of its own, when there is no current build; a build that fails ends this process too.
 * @param {string} root the project's folder
 */
export function ensureBuild(root) {
  if (isBuilt(root)) return;
  console.error('No current build: building, this takes a moment …');
  const { status } = spawnSync(process.execPath, [join(root, 'server/cli/build.js')], {
    cwd: root,
    stdio: ['inherit', 2, 2],
  });
  if (status !== 0) process.exit(1);
}
