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

/**
 * Creates a platform's project in a folder that holds `capacitor.config.ts`, or refreshes the one that is there:
 * Capacitor's template and plugins, the offline page, icons, splashes, version, permissions and push.
 * @throws {Error} when the project there is another app's, when Capacitor fails, or its template has changed
 */
export async function prepareProject(dir: string, platform: Platform, settings: NativeSettings): Promise<void> {
  const project = join(dir, platform);
  if (existsSync(project)) rejectAnotherId(project, platform, settings);
  const www = join(dir, 'www');
  mkdirSync(www, { recursive: true });
  // Capacitor asks for an index.html; the app itself starts at the portal.
  for (const name of ['index.html', 'offline.html'])
    writeFileSync(join(www, name), renderOfflinePage(settings.url, icon));
  // Capacitor 7 looks for a Podfile at the end of `add ios` and fails without one; whether all is there, `sync` tells.
  if (!existsSync(project))
    runCapacitor(dir, ['add', platform, ...(platform === 'ios' ? ['--packagemanager', 'SPM'] : [])]);
  const { status, output } = runCapacitor(dir, ['sync', platform]);
  if (status !== 0) throw new Error(`capacitor sync ${platform} failed:\n${output}`);
  await drawProject(project, platform);
  setUps[platform](project, settings);
}

/** The id is part of a project's paths and signing: Capacitor writes it only into a fresh one. */
function rejectAnotherId(project: string, platform: Platform, { appId }: NativeSettings): void {
  const { file, id } = idPlaces[platform];
  const known = [...readFileSync(join(project, file), 'utf8').matchAll(id)].map(([, found]) => found);
  if (!known.includes(appId))
    throw new Error(
      `APP_ID: ${project} is the app ${String(known[0])}, not ${appId}; remove that folder to make it anew`,
    );
}

function runCapacitor(dir: string, args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [capacitor, ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, CAPACITOR_TELEMETRY: '0', CI: '1' },
  });
  return { status, output: stdout + stderr };
}
