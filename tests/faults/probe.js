/**
 * Loaded into a portal's process before the portal itself (`node --import`): tells on a loopback port what the process
 * holds after a full collection, and the longest stretch that its main thread worked without returning to the event loop.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Collects all garbage; not there before the flag is set. */
function collect() {
  runInNewContext('gc()');
}

/** Processor time of the main thread so far, ms: what other processes on a loaded machine take does not count. */
function readWorked() {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
}

let worked = readWorked();
let longest = 0;
setInterval(() => {
  const now = readWorked();
  longest = Math.max(longest, now - worked);
  worked = now;
}, 2).unref();

function readHeld() {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  const timers = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
  return { heldBytes: heapUsed + external, timers, descriptors: readdirSync('/proc/self/fd').length };
}

const server = createServer((request, response) => {
  const answer = request.url === '/held' ? readHeld() : { longestMs: longest };
  if (request.url === '/longest') longest = 0;
  worked = readWorked();
  response.end(JSON.stringify(answer));
});
server.listen(Number(process.env['PROBE_PORT']), '127.0.0.1').unref();
