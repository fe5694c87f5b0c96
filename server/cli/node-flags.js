/**
 * How node runs the portal, also where it is started by hand (`package.json`, `Dockerfile`): with 8 MB for what is short-lived, three times
 * over. A page needs less; node's own measure, twice to four times that, only makes the process larger. V8 takes compiled code that it has kept
 * under the same flags alone.
 */
export const nodeFlags = ['--max-semi-space-size=8'];
