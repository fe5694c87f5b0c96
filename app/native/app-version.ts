type AppVersion = readonly [number, number, number, build?: number];

const shape = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:\.(\d{1,9}))?$/;

function parseVersion(text: string): AppVersion | null {
  const [, ...parts] = shape.exec(text.trim()) ?? [];
  const [major, minor, patch, build] = parts.filter((part) => (part as string | undefined) !== undefined).map(Number);
  if (major === undefined || minor === undefined || patch === undefined) return null;
  return build === undefined ? [major, minor, patch] : [major, minor, patch, build];
}

export function isVersion(text: string): boolean {
  return parseVersion(text) !== null;
}

/** Compares major, minor, patch, and build where both have one; false for anything but versions. */
export function isOlderVersion(installed: string, latest: string): boolean {
  const [one, other] = [parseVersion(installed), parseVersion(latest)];
  if (!one || !other) return false;
  for (let part = 0; part < Math.min(one.length, other.length); part++) {
    const difference = (one[part] ?? 0) - (other[part] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
