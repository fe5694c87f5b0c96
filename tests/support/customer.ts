import { parse, type HTMLElement } from 'node-html-parser';
import { CookieJar } from './cookie-jar';

/** A response as a customer without JavaScript sees it. */
export interface Page {
  readonly status: number;
  /** Path and query that the page was finally read at. */
  readonly path: string;
  readonly headers: Headers;
  readonly text: string;
  /** The page parsed; `html.querySelector('h1')?.text`. */
  readonly html: HTMLElement;
}

/** The text of a part of a page with single blanks; empty if the part is missing. */
export function wordsOf({ html }: Page, part = 'main'): string {
  return html.querySelector(part)?.text.replace(/\s+/g, ' ') ?? '';
}

type Fields = Readonly<Record<string, string | readonly string[] | File>>;

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether redirects are followed, as a browser does; the default. */
  readonly follow?: boolean;
}

const maxRedirects = 5;

/** A customer with a browser that keeps cookies and runs no scripts. */
export class Customer {
  readonly cookies = new CookieJar();

  constructor(
    readonly url: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Opens a page. */
  async get(path: string, options: RequestOptions = {}): Promise<Page> {
    return await this.#ask(path, { method: 'GET' }, options);
  }

  /** Sends a form as a page of the site would, with a file as multipart; a field with several values is repeated. */
  async post(path: string, fields: Fields = {}, options: RequestOptions = {}): Promise<Page> {
    const hasFile = Object.values(fields).some((value) => value instanceof File);
    const body = hasFile ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      if (value instanceof File) (body as FormData).append(name, value);
      else for (const one of [value].flat()) body.append(name, one);
    }
    return await this.#ask(
      path,
      { method: 'POST', body, headers: { 'sec-fetch-site': 'same-origin', origin: this.url } },
      options,
    );
  }

  /** Submits a form of a page: its own fields, with the given ones replaced. */
  async submit(page: Page, selector: string, fields: Fields = {}, options: RequestOptions = {}): Promise<Page> {
    const form = page.html.querySelector(selector);
    if (!form) throw new Error(`no form ${selector} on ${page.path}`);
    const hidden = new Map<string, string>();
    for (const input of form.querySelectorAll('input[type=hidden], input[type=radio][checked]'))
      hidden.set(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
    const target = new URL(form.getAttribute('action') ?? page.path, this.url + page.path);
    return await this.post(target.pathname + target.search, { ...Object.fromEntries(hidden), ...fields }, options);
  }

  /** Signs in through the form of the sign-in page and returns the page it leads to. */
  async signIn(phone: string, password: string, path = '/login'): Promise<Page> {
    return await this.submit(await this.get(path), 'form:has(input[name=password])', { phone, password });
  }

  async #ask(path: string, init: RequestInit, { headers = {}, follow = true }: RequestOptions): Promise<Page> {
    let target = new URL(path, this.url);
    let request = init;
    for (let redirects = 0; ; redirects += 1) {
      const sent = {
        ...this.headers,
        ...Object.fromEntries(new Headers(request.headers)),
        ...headers,
        cookie: this.cookies.header(),
      };
      const answer = await fetch(target, { ...request, headers: sent, redirect: 'manual' });
      this.cookies.take(answer);
      const location = answer.headers.get('location');
      if (!follow || !location || answer.status < 300 || answer.status > 399) return await readPage(answer, target);
      if (redirects === maxRedirects) throw new Error(`more than ${maxRedirects} redirects from ${path}`);
      target = new URL(location, target);
      if (target.origin !== this.url) return await readPage(answer, target);
      if (answer.status !== 307 && answer.status !== 308) request = { method: 'GET' };
    }
  }
}

async function readPage(answer: Response, url: URL): Promise<Page> {
  const text = await answer.text();
  return { status: answer.status, path: url.pathname + url.search, headers: answer.headers, text, html: parse(text) };
}
