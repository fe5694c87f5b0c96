import { dialNumber, formatPhone } from '~/domain/phone-numbers';
import { salesContact } from './contact-link.server';
import type { MessageView } from '~/ui/message-actions';
import { orNull } from '~server/api/result';
import type { RequestContext } from '~/bff/context.server';

/** Mail programs cut longer links, characters. */
const MAX_LINK_LENGTH = 6_000;

/** A text with links that send it to the sales representative, or else to the shop. */
export async function addressMessage(ctx: RequestContext, subject: string, text: string): Promise<MessageView> {
  const { name, phone, email } = salesContact(ctx, await orNull(ctx.account()));
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  const isInLinks = body.length <= MAX_LINK_LENGTH;
  return {
    text,
    person: [name, ...(phone ? [formatPhone(phone)] : [])].join(', '),
    mailHref: email
      ? `mailto:${email}?subject=${encodeURIComponent(subject)}${isInLinks ? `&body=${body}` : ''}`
      : null,
    smsHref: phone ? `sms:${dialNumber(phone)}${isInLinks ? `?body=${encodeURIComponent(text)}` : ''}` : null,
    isInLinks,
  };
}
