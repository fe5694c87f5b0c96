/** Cookies of one site, as a browser would keep them (paths and domains aside: the portal uses neither). */
export class CookieJar {
  readonly #values = new Map<string, string>();

  /** The value of a Cookie header. */
  header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  names(): string[] {
    return [...this.#values.keys()];
  }

  /** Removes a cookie, as if it had expired. */
  drop(name: string): void {
    this.#values.delete(name);
  }

  /** Applies the `Set-Cookie` lines of a response. */
  take(answer: Response): void {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (attributes.some(isExpired)) this.#values.delete(name);
      else this.#values.set(name, pair.slice(at + 1));
    }
  }
}

function isExpired(attribute: string): boolean {
  const [name = '', value = ''] = attribute.split('=');
  if (/^max-age$/i.test(name)) return Number(value) <= 0;
  return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
}
