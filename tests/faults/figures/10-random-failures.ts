import { setTimeout as sleep } from 'node:timers/promises';
import { Customer } from '../../support/customer';
import { goToCheckout } from '../buyer';
import { demoAccount } from '../demo-account';
import type { Figure } from '../figure';
import { countNotices, judgePage, type Judgement } from '../judge-page';
import { countEach } from '../in-parallel';
import { eachOf } from '../many';
import { startFixture } from '../start-portals';

const share = 0.3;
/** Limit of page requests: the retry budget of a process is bounded. */
const perSecond = 5;
const width = 4;
const failures = ['cut', { status: 503, body: '' }, { status: 500, body: '<html>Bad Gateway</html>' }] as const;
/** Pages and the selectors of their content. */
const catalogue = {
  '/en/catalog': 'main article',
  '/en/search?q=rose': 'main article',
  '/en/product/30': 'main h1',
  '/en/categories/roses': 'main article',
  '/en': 'main a[href*="/categories/"]',
};
const personal = {
  '/en/orders': 'main li a[href*="?id="]',
  '/en/profile': 'main input[name=firstName]',
  '/en/checkout': 'main form#order',
  '/en/personal-discounts': 'main table',
  '/en/notifications': 'main li',
};

export const figure: Figure = {
  number: 10,
  what: '30 % random upstream failures, warm cache',
  target: 'catalogue 99.9 % with content, personal pages 97 % whole and the rest named, none blank',
  limitSeconds: 1_200,
  async measure(run) {
    const { portal, proxy } = await startFixture(run);
    const [visitor, customer] = [new Customer(portal.url), new Customer(portal.url)];
    await customer.signIn(...demoAccount);
    await goToCheckout(customer);
    const count = run.quick ? 100 : 1_000;

    async function ask(pages: Record<string, string>, who: Customer): Promise<Judgement[]> {
      proxy.decide = () => 'pass';
      const kinds = await Promise.all(
        Object.entries(pages).map(async ([path, content]) => ({
          path,
          content,
          calm: countNotices(await who.get(path)),
        })),
      );
      proxy.decide = () =>
        Math.random() < share ? (failures[Math.floor(Math.random() * failures.length)] ?? 'cut') : 'pass';
      const turns = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] as (typeof kinds)[number]);
      return await eachOf(turns, width, async ({ path, content, calm }) => {
        const [page] = await Promise.all([who.get(path, { follow: false }), sleep((width / perSecond) * 1_000)]);
        return judgePage(page, content, calm);
      });
    }
    const seen = {
      visitor: await ask(catalogue, visitor),
      catalogue: await ask(catalogue, customer),
      personal: await ask(personal, customer),
    };
    const shareOf = (judged: readonly Judgement[], ...kinds: Judgement[]) =>
      judged.filter((each) => kinds.includes(each)).length / judged.length;
    const withContent = shareOf([...seen.visitor, ...seen.catalogue], 'whole', 'part named');
    const whole = shareOf(seen.personal, 'whole');
    const blank = shareOf(Object.values(seen).flat(), 'blank');
    return {
      value: `catalogue ${percent(withContent)} with content, personal ${percent(whole)} whole, ${percent(blank)} blank`,
      ok: withContent >= 0.999 && whole >= 0.97 && blank === 0,
      details: Object.fromEntries(Object.entries(seen).map(([kind, judged]) => [kind, countEach(judged)])),
    };
  },
};

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
