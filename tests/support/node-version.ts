import { execFileSync } from 'node:child_process';

/** Path of a Node of the version, such as `24` or `20.19`: the running one, else one from npm. @throws {Error} when npm gives none within two minutes */
export function findNode(version: string): string {
  if (`${process.versions.node}.`.startsWith(`${version}.`)) return process.execPath;
  const args = ['--yes', '--package', `node@${version}`, 'node', '--print', 'process.execPath'];
  // `npx --call` around this process leaves its own arguments in the environment.
  const env = { ...process.env, npm_config_call: undefined, npm_config_package: undefined };
  return execFileSync('npx', args, { env, encoding: 'utf8', timeout: 120_000 }).trim();
}
