import { Customer } from '../../support/customer';
import { demoAccount } from '../demo-account';
import type { Figure } from '../figure';
import { judgePage, type Judgement } from '../judge-page';
import { countEach } from '../in-parallel';
import { eachOf } from '../many';
import { startStage } from '../start-portals';

const share = 0.3;
const apology = /cannot connect to API|API error|does not answer|not available|could not|Try again/i;
const catalogue = { '/en/catalog': 'main article', '/en/search?q=rose': 'main article', '/en/product/30': 'main h1', '/en/categories/roses': 'main article', '/en': 'main a[href*="/categories/"]' };
const personal = { '/en/orders': 'main li a[href*="?id="]', '/en/profile': 'main input[name=firstName]', '/en/checkout': 'main h1', '/en/personal-discounts': 'main table', '/en/notifications': 'main h1' };

export const figure: Figure = {
  number: 10,
  what: '30 % random upstream failures, warm cache',
  target: 'catalogue 99.9 % with content, personal pages 97 % whole and the rest named, none blank',
  limitSeconds: 600,
  async measure(run) {
    const { portal, proxy } = await startStage(run);
    const customer = new Customer(portal.url);
    await customer.signIn(...demoAccount);
    for (const path of [...Object.keys(catalogue), ...Object.keys(personal)]) await Promise.all([new Customer(portal.url).get(path), customer.get(path)]);

    proxy.decide = () => (Math.random() < share ? failures[Math.floor(Math.random() * failures.length)] ?? 'cut' : 'pass');
    const count = run.quick ? 200 : 2_000;
    const ask = async (pages: Record<string, string>, who: Customer): Promise<Judgement[]> => {
      const entries = Object.entries(pages);
      const turns = Array.from({ length: count }, (_, index) => entries[index % entries.length] as [string, string]);
      return await eachOf(turns, 4, async ([path, content]) => judgePage(await who.get(path, { follow: false }), content, apology));
    };
    const seen = { visitor: await ask(catalogue, new Customer(portal.url)), catalogue: await ask(catalogue, customer), personal: await ask(personal, customer) };
    const shareOf = (judged: readonly Judgement[], ...kinds: Judgement[]) => judged.filter((each) => kinds.includes(each)).length / judged.length;
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

const failures = ['cut', { status: 503, body: '' }, { status: 500, body: '<html>Bad Gateway</html>' }] as const;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
