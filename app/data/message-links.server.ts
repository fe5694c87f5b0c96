import { dialNumber, formatPhone } from '~server/domain/phone-numbers';
import { salesContact } from './contact-link.server';
import { MAX_LINK_LENGTH, messengerLinks, shareLabels } from './share.server';
import type { MessageView } from '~/ui/overlays/message-actions';
import { orNull } from '~server/api/result';
import type { RequestContext } from '~/bff/context.server';

interface Message {
  readonly subject: string;
  readonly text: string;
  /** What the message is about; Telegram sends no text without an address. */
  readonly url: string;
  /** The text without the address. */
  readonly message?: string;
}

/** A text with links that send it to the sales representative, or else to the shop, or by a messenger. */
export async function addressMessage(
  ctx: RequestContext,
  { subject, text, url, message = text }: Message,
): Promise<MessageView> {
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
    share: {
      ...shareLabels(ctx),
      title: subject,
      text,
      pdfHref: null,
      ways: messengerLinks({
        text: isInLinks ? text : `${subject}\n${url}`,
        url,
        message: isInLinks ? message : subject,
      }),
    },
  };
}
