import type { RouteArgs } from '~/bff/route-handlers.server';
import { orMissing } from '~server/api/outcome';
import { titleOf } from '../related/describe-paper.server';
import { printoutsFor } from '../printout/printout-kinds';
import { describePrintout } from '../printout/printout.server';
import { findGoodPack } from './find-pack.server';
import { linkParts, partOf, PRINTOUTS_AT_ONCE } from './pack-parts.server';
import { writePackRequest } from './pack-request.server';
import type { PackPrintView } from './pack-view';
import { readItems } from './read-items.server';

/**
 * The printouts of a part of a pack, under one another, each in the first form its document is printed in. What the API does not give is named.
 * @throws a redirect for a faulty address, the page says what is wrong; the 404 page for an order that is none of this customer's
 */
export async function readPackPrint(args: RouteArgs) {
  const { scope } = args;
  const [pack, account] = await Promise.all([findGoodPack(args), orMissing(scope.account())]);
  const papers = await readItems(scope, partOf(pack, PRINTOUTS_AT_ONCE));
  const parts = linkParts(scope, pack, 'papers-print', PRINTOUTS_AT_ONCE);
  const print: PackPrintView = {
    title: pack.title,
    printouts: papers.flatMap(({ whole }) => {
      if (!whole) return [];
      const [kind] = printoutsFor(whole.documentType);
      return [{ id: whole.id, ...describePrintout(scope, whole, account, kind) }];
    }),
    missing: papers.flatMap(({ head, whole }) => (whole ? [] : [titleOf(scope, head)])),
    parts: parts.length > 1 ? parts : [],
    closeHref: scope.links.to('papers', {}, writePackRequest(pack.request)),
  };
  return { title: pack.title, description: scope.t('pack:description', { title: pack.title }), print };
}
