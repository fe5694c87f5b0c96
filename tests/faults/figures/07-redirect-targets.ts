import fc from 'fast-check';
import { Agent, request } from 'node:http';
import { safePath } from '../../../app/bff/http/safe-redirect';
import { unauthorised, type ApiProxy } from '../api-proxy';
import { registerFrom, trustingProxy } from '../customers';
import type { Figure } from '../figure';
import { eachOf } from '../many';
import { startFixture } from '../start-portals';

const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '//',
  'evil.example',
  '%2f',
  '%5c',
  '%09',
  '%0d%0a',
  '\t',
  '#',
  '?',
  'http:',
  'javascript:',
  'en',
  'uk',
);
const target = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.webUrl(),
  fc.array(pieces, { maxLength: 9 }).map((each) => each.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const agent = new Agent({ keepAlive: true });
/** Every n-th target is requested with an ended session, since such a response takes most of a second. */
const endedOneOf = 50;

// @asvs 3.7.2
export const figure: Figure = {
  number: 7,
  what: '50,000 redirect targets',
  target: 'none leaves the site',
  limitSeconds: 900,
  async measure(run) {
    const { portal, proxy } = await startFixture(run, { env: trustingProxy });
    const ended = await endSession(portal.url, proxy);
    const targets = fc.sample(target, { numRuns: run.quick ? 5_000 : 50_000, seed: 20261120 });
    let redirects = 0;
    let endedRedirects = 0;
    const left = await eachOf(targets, 40, async (one, index) => {
      if (leaves(safePath(one, '/'), portal.url)) return [one, 'safePath'];
      const isEnded = index % endedOneOf === 0;
      const path = isEnded ? `/${one.replace(/[^\x21-\x7e]/gu, encodeURIComponent)}` : pathTo(one, index);
      const location = await locationOf(portal.url, path, isEnded ? ended : '');
      if (location !== null) redirects += 1;
      if (location !== null && isEnded) endedRedirects += 1;
      return location !== null && leaves(location, portal.url) ? [one, path, location] : null;
    });
    const gone = left.filter((each) => each !== null);
    return {
      value: `${gone.length} of ${targets.length} leave (${redirects} redirects read from the server, ${endedRedirects} of an ended session)`,
      ok: gone.length === 0 && redirects > targets.length / 2 && endedRedirects > targets.length / endedOneOf / 4,
      details: gone.slice(0, 20),
    };
  },
};

/** An address of the portal that redirects to a target. */
function pathTo(one: string, index: number): string {
  return index % 2 === 0 ? `/set-language/en?to=${encodeURIComponent(one)}` : `/uk/${encodeURI(one)}`;
}

/** Cookies of a customer whose tokens the API rejects. */
async function endSession(site: string, proxy: ApiProxy): Promise<string> {
  const { customer } = await registerFrom(site);
  proxy.decide = ({ name, headers }) =>
    name === 'POST /customer/auth/refresh' || headers.authorization !== undefined ? unauthorised : 'pass';
  return customer.cookies.header();
}

/** Whether an address leads a browser away from the site. */
function leaves(location: string, site: string): boolean {
  return !URL.canParse(location, site) || new URL(location, `${site}/uk/page`).origin !== site;
}

/** The redirect target of a raw path; null without a redirect. */
async function locationOf(site: string, path: string, cookie: string): Promise<string | null> {
  return await new Promise((resolve, reject) => {
    const sent = request(site, { path, agent, headers: { cookie } }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers.location ?? null));
    });
    sent.once('error', reject).end();
  });
}
