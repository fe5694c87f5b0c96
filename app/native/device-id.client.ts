const key = 'device-id';

/** This installation's own id: made once and kept as long as the app's data are. */
export function deviceId(): string {
  const known = localStorage.getItem(key);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(key, made);
  return made;
}
