import { execFileSync } from 'node:child_process';

/** Path of a Node of the version, such as `24` or `20.19`: the running one, else one from npm. @throws {Error} when npm gives none within two minutes */
export function findNode(version: string): string {
  if (`${process.versions.node}.`.startsWith(`${version}.`)) return process.execPath;
  const args = ['--yes', '--package', `node@${version}`, 'node', '--print', 'process.execPath'];
  return execFileSync('npx', args, { encoding: 'utf8', timeout: 120_000 }).trim();
}
