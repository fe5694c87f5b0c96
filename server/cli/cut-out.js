/** @typedef {readonly [from: string | RegExp, to: string]} Cut the one part of a library's file, or with `g` all such parts, and what stands there instead */

/**
 * A library's file without the parts that this portal never runs.
 * @param {string} file its name, for the error
 * @param {string} code
 * @param {readonly Cut[]} cuts
 * @throws when a part is no longer there, or there is more than the one: another release wants other cuts
 */
export function cutOut(file, code, cuts) {
  return cuts.reduce((rest, [from, to]) => {
    const all = typeof from === 'string' ? rest.split(from).length - 1 : [...rest.matchAll(everyOne(from))].length;
    if (all === 0) throw new Error(`nothing to cut out of ${file}: ${String(from)}`);
    if (all > 1 && !(from instanceof RegExp && from.global))
      throw new Error(`${all} parts to cut out of ${file} where one is known: ${String(from)}`);
    return rest.replace(from, () => to);
  }, code);
}

/** @param {RegExp} part */
function everyOne(part) {
  return part.global ? part : new RegExp(part, `${part.flags}g`);
}
