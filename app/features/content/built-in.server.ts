import type { RequestContext } from '~/bff/context.server';
import { formatFreeDeliveryFrom } from '~/data/trade-rules.server';
import { formatShortMoney } from '~/i18n/formats';
import { closesAt, opensAt } from '~server/domain/opening';

/** Pages that exist even where the API lacks them. */
export type LegalPage = 'privacy-policy' | 'terms-of-use';

const WRITTEN_ON = '2026-11-28';

const texts = import.meta.glob<string>('./built-in/*.html', { query: '?raw', import: 'default', eager: true });

export function getBuiltInPage(ctx: RequestContext, name: LegalPage) {
  const { env } = ctx.services;
  const { phone, email, address } = env.contact;
  const details: Readonly<Record<string, string | undefined>> = {
    shop: ctx.shopName,
    phone,
    email,
    address: address?.[ctx.language],
    hours: `${opensAt}–${closesAt}`,
    ...formatTradeRules(ctx),
  };
  const text = texts[`./built-in/${name}.${ctx.language}.html`] ?? '';
  return {
    title: ctx.t(`content:${name}`),
    html: removeUnsetParts(text, details).replace(/\{\{(\w+)\}\}/g, (_, detail: string) =>
      escapeText(details[detail] ?? ''),
    ),
    updatedAt: WRITTEN_ON,
  };
}

/** Removes the brackets of each `[[part]]`, or the whole part where a detail is not configured. */
function removeUnsetParts(text: string, details: Readonly<Record<string, string | undefined>>): string {
  return text.replace(/\[\[(.*?)\]\]/g, (_, part: string) =>
    [...part.matchAll(/\{\{(\w+)\}\}/g)].some(([, detail = '']) => details[detail] === undefined) ? '' : part,
  );
}

function formatTradeRules(ctx: RequestContext): Readonly<Record<string, string>> {
  const { t, language, services } = ctx;
  const { minimumOrder, claimHours } = services.env.rules;
  const freeFrom = formatFreeDeliveryFrom(ctx);
  return {
    minimumOrder: minimumOrder
      ? t('content:terms.minimumOrder', { sum: formatShortMoney(language, minimumOrder) })
      : '',
    delivery: freeFrom !== null ? t('content:terms.deliveryFrom', { sum: freeFrom }) : t('content:terms.delivery'),
    claimTime: claimHours ? t('content:terms.claimWithin', { count: claimHours }) : t('content:terms.claimSoon'),
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
