import { expect, it } from 'vitest';
import { chatLinks, phoneChats } from './chats';

it('phoneChats opens Viber and Telegram by the number with its country code, however it is written', () => {
  const links = [
    { label: 'Viber', href: 'viber://chat?number=%2B380442223344' },
    { label: 'Telegram', href: 'https://t.me/+380442223344' },
  ];
  for (const phone of ['+380 (44) 222-33-44', '044 222 33 44', '380442223344'])
    expect(phoneChats(phone)).toEqual(links);
});

it('phoneChats has no links for a number without its country', () => {
  expect(phoneChats('12345')).toEqual([]);
});

it('chatLinks opens a name as a channel of Viber and a user of Telegram', () => {
  expect(chatLinks({ viber: 'flower_shop', telegram: 'flower_shop' }).map(({ href }) => href)).toEqual([
    'viber://pa?chatURI=flower_shop',
    'https://t.me/flower_shop',
  ]);
  expect(chatLinks({ viber: undefined, telegram: undefined })).toEqual([]);
});
