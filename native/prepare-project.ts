import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { icon } from './draw-icons';
import { drawProject } from './draw-project';
import { renderOfflinePage } from './offline-page';
import { setUpAndroid } from './set-up-android';
import { setUpIos } from './set-up-ios';
import type { NativeSettings } from './settings';

export type Platform = 'android' | 'ios';

const setUps = { android: setUpAndroid, ios: setUpIos };
const idPlaces = {
  android: { file: 'app/build.gradle', id: /applicationId "([^"]+)"/g },
  ios: { file: 'App/App.xcodeproj/project.pbxproj', id: /PRODUCT_BUNDLE_IDENTIFIER = "?([^";]+)/g },
};
const capacitor = createRequire(import.meta.url).resolve('@capacitor/cli/bin/capacitor');

/** Capacitor's command line needs Node 22; an older one fetches another from npm. */
const isNodeOld = Number(process.versions.node.split('.')[0]) < 22;
const node = isNodeOld ? ['npx', '--yes', '--package', 'node@24', 'node'] : [process.execPath];

/** Creates or updates a platform's project beside `capacitor.config.ts`. @throws {Error} for a project of another app, or when Capacitor fails */
export async function prepareProject(dir: string, platform: Platform, settings: NativeSettings): Promise<void> {
  const project = join(dir, platform);
  if (existsSync(project)) rejectAnotherId(project, platform, settings);
  const www = join(dir, 'www');
  mkdirSync(www, { recursive: true });
  // Capacitor requires an index.html; the app starts at the portal.
  for (const name of ['index.html', 'offline.html'])
    writeFileSync(join(www, name), renderOfflinePage(settings.url, icon));
  // Capacitor fails at the end of `add ios` without a Podfile; `sync` checks the project.
  if (!existsSync(project))
    runCapacitor(dir, ['add', platform, ...(platform === 'ios' ? ['--packagemanager', 'SPM'] : [])]);
  const { status, output } = runCapacitor(dir, ['sync', platform]);
  if (status !== 0) throw new Error(`capacitor sync ${platform} failed:\n${output}`);
  await drawProject(project, platform);
  setUps[platform](project, settings);
}

/** Capacitor writes the id into a new project only. */
function rejectAnotherId(project: string, platform: Platform, { appId }: NativeSettings): void {
  const { file, id } = idPlaces[platform];
  const known = [...readFileSync(join(project, file), 'utf8').matchAll(id)].map(([, found]) => found);
  if (!known.includes(appId))
    throw new Error(
      `APP_ID: ${project} is the app ${String(known[0])}, not ${appId}; remove that folder to make it anew`,
    );
}

function runCapacitor(dir: string, args: readonly string[]): { status: number | null; output: string } {
  const [command = '', ...before] = node;
  // `npx --call` around this process leaves its own arguments in the environment.
  const outer = { npm_config_call: undefined, npm_config_package: undefined };
  const { status, stdout, stderr } = spawnSync(command, [...before, capacitor, ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...outer, CAPACITOR_TELEMETRY: '0', CI: '1' },
  });
  return { status, output: stdout + stderr };
}
