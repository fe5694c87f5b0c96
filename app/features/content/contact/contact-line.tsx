import clsx from 'clsx';
import type { ChatLink } from '~server/domain/chats';
import { type Icon, MessageIcon } from '~/ui/icons';

type Props = { href: string; Icon: Icon; large?: boolean; children: string };

export function ContactLine({ href, Icon, large = false, children }: Props) {
  return (
    <a
      href={href}
      className={clsx('flex min-h-target items-center gap-2.5 hover:underline', large && 'text-section font-semibold')}
    >
      <Icon className="size-5 text-muted" />
      <span className="min-w-0 break-words">{children}</span>
    </a>
  );
}

export function ChatLines({ chats }: { chats: readonly ChatLink[] }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      {chats.map(({ label, href }) => (
        <ContactLine key={label} href={href} Icon={MessageIcon}>
          {label}
        </ContactLine>
      ))}
    </div>
  );
}
