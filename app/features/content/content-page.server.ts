import { lookUpAddress } from '~/bff/address-lookup.server';
import type { Scope } from '~/bff/scope.server';
import { formatDate } from '~/i18n/formats';
import { orMissing } from '~server/api/outcome';
import { readPage } from '~server/contract/content';
import { readBuiltIn, type LegalPage } from './built-in.server';
import type { ContentView } from './content-view';
import { describeHtml } from './describe-html';
import { outlineHtml } from './outline';
import { sanitiseHtml } from './sanitise.server';

/** A page of the API's content; null when it has none of this name. */
export async function readContentPage(scope: Scope, slug: string): Promise<ContentView | null> {
  const answer = await lookUpAddress(scope, readPage, { params: { slug } });
  return answer && viewContent(scope, answer.data);
}

/** The API's own page of this name when it has one, else the text the portal brings along. */
export async function readLegalPage(scope: Scope, name: LegalPage): Promise<ContentView> {
  return (await orMissing(readContentPage(scope, name))) ?? viewContent(scope, readBuiltIn(scope, name));
}

async function viewContent(
  scope: Scope,
  { title, html, updatedAt }: { title: string; html: string; updatedAt: string | null },
): Promise<ContentView> {
  const safe = await sanitiseHtml(scope, html);
  return {
    title,
    description: describeHtml(safe),
    ...outlineHtml(safe),
    updated: updatedAt === null ? null : scope.t('content:updated', { date: formatDate(scope.language, updatedAt) }),
  };
}
