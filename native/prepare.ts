import { fileURLToPath } from 'node:url';
import { prepareProject } from './prepare-project';
import { readNativeSettings } from './settings';

/** `npm run native:android`, `npm run native:ios`: creates or refreshes the platform's project beside this file. */
const platform = process.argv[2];
try {
  if (platform !== 'android' && platform !== 'ios') throw new Error('say which: android or ios');
  await prepareProject(fileURLToPath(new URL('.', import.meta.url)), platform, readNativeSettings(process.env));
  console.log(`Ready: native/${platform}. Open it with: cd native && npx cap open ${platform}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
