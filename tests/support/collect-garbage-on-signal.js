/** Loaded into a portal's process before the portal itself (`node --import`): collects its garbage at each SIGUSR2, and says so. */
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

process.on('SIGUSR2', () => {
  runInNewContext('gc()');
  process.stdout.write('garbage collected\n');
});
