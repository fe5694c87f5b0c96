/**
 * How node runs the portal, also where it is started by hand (`package.json`, `Dockerfile`). What is short-lived gets 16 MB three times over, room
 * for some twenty pages, and the heap is collected when it is twice what was in use; node's own measures, up to four times as much of either, only
 * make the process larger. V8 takes compiled code that it has kept under the same flags alone.
 */
export const nodeFlags = ['--max-semi-space-size=16', '--heap-growing-percent=100'];
