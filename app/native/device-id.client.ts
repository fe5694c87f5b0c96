import { randomId } from '~/browser/random-id';

const key = 'device-id';

/** Random id of this installation, stored until the app's data are cleared. */
export function deviceId(): string {
  const known = localStorage.getItem(key);
  if (known !== null) return known;
  const made = randomId();
  localStorage.setItem(key, made);
  return made;
}
