import { openAccountStore } from '~server/store/open-account-store';
import { createLog } from '~server/log';

/** `write-to-store.ts URL COUNT`: adds 1 to one record of the store so many times. Prints how many of its writes met another's. */
const [url = '', count = ''] = process.argv.slice(2);
const store = openAccountStore(url, createLog('silent'));
let conflicts = 0;
// The processes start to write together.
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (let written = 0; written < Number(count);) {
  const record = await store.read('anna', 'counter');
  const next = Number(record?.content ?? 0) + 1;
  if ((await store.write('anna', 'counter', String(next), record?.version ?? 0)) === 'written') written += 1;
  else conflicts += 1;
}
process.stdout.write(`${conflicts}\n`);
await store.close();
process.exit();
