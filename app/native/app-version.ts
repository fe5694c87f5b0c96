/** Major, minor, patch, and the build where the version has one. */
type AppVersion = readonly [number, number, number, build?: number];

const shape = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:\.(\d{1,9}))?$/;

/** A dotted version; null for anything else. */
function parseVersion(text: string): AppVersion | null {
  const [, ...parts] = shape.exec(text.trim()) ?? [];
  const [major, minor, patch, build] = parts.filter((part) => (part as string | undefined) !== undefined).map(Number);
  if (major === undefined || minor === undefined || patch === undefined) return null;
  return build === undefined ? [major, minor, patch] : [major, minor, patch, build];
}

/** Whether a text is a version of the app: major.minor.patch, a build may follow. */
export function isVersion(text: string): boolean {
  return parseVersion(text) !== null;
}

/**
 * Whether the installed version is below the latest: by major, then minor, patch, and build only if both have one.
 * What is no version is below nothing.
 */
export function isBelow(installed: string, latest: string): boolean {
  const [one, other] = [parseVersion(installed), parseVersion(latest)];
  if (!one || !other) return false;
  for (let part = 0; part < Math.min(one.length, other.length); part++) {
    const difference = (one[part] ?? 0) - (other[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
