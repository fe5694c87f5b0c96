import { dialNumber, formatPhone } from './phone-numbers';

/** A number with its country code, or a name. */
type ChatId = string | undefined;

export interface ChatLink {
  readonly label: string;
  readonly href: string;
}

/** Links that open a chat in Viber and in Telegram; none for what is not known. */
export function chatLinks({ viber, telegram }: { viber: ChatId; telegram: ChatId }): ChatLink[] {
  return [
    ...(viber ? [{ label: 'Viber', href: viberHref(viber) }] : []),
    ...(telegram ? [{ label: 'Telegram', href: `https://t.me/${telegram}` }] : []),
  ];
}

/** The chats of a person with this phone; none where its country is not known. */
export function phoneChats(phone: string): ChatLink[] {
  const number = dialNumber(formatPhone(phone));
  return number.startsWith('+') ? chatLinks({ viber: number, telegram: number }) : [];
}

/** A name is that of a channel or bot. */
function viberHref(id: string): string {
  const encoded = encodeURIComponent(id);
  return id.startsWith('+') ? `viber://chat?number=${encoded}` : `viber://pa?chatURI=${encoded}`;
}
