/** A random UUID (version 4). `crypto.randomUUID` exists only on https and on the machine itself, and not before Safari 15.4. */
export function randomId(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
