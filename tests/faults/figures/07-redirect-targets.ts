import fc from 'fast-check';
import { Agent, request } from 'node:http';
import { safePath } from '../../../app/bff/safe-path';
import type { Figure } from '../figure';
import { eachOf } from '../many';
import { startStage } from '../start-portals';

const pieces = fc.constantFrom('/', '\\', '.', '..', '@', ':', '//', 'evil.example', '%2f', '%5c', '%09', '%0d%0a', '\t', '#', '?', 'http:', 'javascript:', 'en', 'uk');
const target = fc.oneof(fc.string({ maxLength: 40 }), fc.webUrl(), fc.array(pieces, { maxLength: 9 }).map((each) => each.join('')), fc.string({ unit: 'binary', maxLength: 20 }));
const agent = new Agent({ keepAlive: true });

export const figure: Figure = {
  number: 7,
  what: '50,000 redirect targets',
  target: 'none leaves the site',
  limitSeconds: 900,
  async measure(run) {
    const { portal } = await startStage(run);
    const targets = fc.sample(target, { numRuns: run.quick ? 5_000 : 50_000, seed: 20261120 });
    let redirects = 0;
    const left = await eachOf(targets, 40, async (one, index) => {
      if (leaves(safePath(one, '/'), portal.url)) return [one, 'safePath'];
      const path = index % 2 === 0 ? `/set-language/en?to=${encodeURIComponent(one)}` : `/uk/${encodeURI(one)}`;
      const location = await locationOf(portal.url, path);
      if (location !== null) redirects += 1;
      return location !== null && leaves(location, portal.url) ? [one, path, location] : null;
    });
    const gone = left.filter((each) => each !== null);
    return {
      value: `${gone.length} of ${targets.length} leave (${redirects} redirects read from the server)`,
      ok: gone.length === 0 && redirects > targets.length / 2,
      details: gone.slice(0, 20),
    };
  },
};

/** Whether a browser that follows an address from a page of the site ends up elsewhere. */
function leaves(location: string, site: string): boolean {
  return !URL.canParse(location, site) || new URL(location, `${site}/uk/page`).origin !== site;
}

/** Where the server leads to from a path, sent as it is written; null when it does not. */
async function locationOf(site: string, path: string): Promise<string | null> {
  return await new Promise((resolve, reject) => {
    const sent = request(site, { path, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers.location ?? null));
    });
    sent.once('error', reject).end();
  });
}
