/** @typedef {readonly [from: string | RegExp, to: string]} Cut a part of a library's file, and what stands there instead */

/**
 * A library's file without the parts that this portal never runs.
 * @param {string} file its name, for the error
 * @param {string} code
 * @param {readonly Cut[]} cuts
 * @throws when a part is no longer there: another release wants other cuts
 */
export function cutOut(file, code, cuts) {
  return cuts.reduce((rest, [from, to]) => {
    const next = rest.replace(from, () => to);
    if (next === rest) throw new Error(`nothing to cut out of ${file}: ${String(from)}`);
    return next;
  }, code);
}
