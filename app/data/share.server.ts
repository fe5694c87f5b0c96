import type { RequestContext } from '~/bff/context.server';
import type { ShareView } from '~/ui/overlays/share-view';

/** Messengers and mail programs cut longer links, characters. */
export const MAX_LINK_LENGTH = 6_000;

interface Shared {
  readonly title: string;
  /** The most important line: a messenger may cut the end. */
  readonly lead: string;
  /** Address with the origin. */
  readonly url: string;
  /** Left out of links that would be too long. */
  readonly rest?: string | undefined;
  readonly pdfHref?: string | null;
}

/** Ways to send something to anybody: the device's own, Viber, Telegram, copy. */
export function toShareView({ t }: Pick<RequestContext, 't'>, { title, lead, url, rest, pdfHref }: Shared): ShareView {
  const textOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join('\n');
  const text = textOf(lead, url, rest);
  const fits = encodeURIComponent(text).length <= MAX_LINK_LENGTH;
  return {
    ...shareLabels({ t }),
    title,
    text,
    pdfHref: pdfHref ?? null,
    ways: messengerLinks({ text: fits ? text : textOf(lead, url), url, message: fits ? textOf(lead, rest) : lead }),
  };
}

export function shareLabels({ t }: Pick<RequestContext, 't'>): Pick<ShareView, 'label' | 'copy' | 'copied'> {
  return { label: t('common:share.label'), copy: t('common:share.copy'), copied: t('common:share.copied') };
}

/** @param message the text without the address, which Telegram adds itself */
export function messengerLinks({ text, url, message }: { text: string; url: string; message: string }) {
  const encode = encodeURIComponent;
  return [
    { label: 'Viber', href: `viber://forward?text=${encode(text)}` },
    { label: 'Telegram', href: `https://t.me/share/url?url=${encode(url)}&text=${encode(message)}` },
  ];
}
