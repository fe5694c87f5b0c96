import { Button, buttonClass } from './button';
import { CopyButton } from './copy-button';
import { MailIcon, MessageIcon } from './icons';
import { useHydrated } from './use-hydrated';

export interface MessageView {
  readonly text: string;
  /** 'Ірина Мельник, +380 67 000 00 01' */
  readonly person: string;
  readonly mailHref: string | null;
  readonly smsHref: string | null;
  /** Whether the text fits into a link; else the message is empty. */
  readonly isInLinks: boolean;
}

interface Props {
  message: MessageView;
  labels: Readonly<Record<'copy' | 'copied' | 'mail' | 'sms' | 'long', string>>;
  /** Label of the device's own way to share; left out without one. */
  share?: string;
}

/** Ways to send a text; without JavaScript the mail and text message links. */
export function MessageActions({ message: { text, mailHref, smsHref, isInLinks }, labels, share }: Props) {
  const isShareable = useHydrated() && share !== undefined && 'share' in navigator;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isShareable && <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>{share}</Button>}
        <CopyButton
          text={text}
          label={labels.copy}
          doneLabel={labels.copied}
          variant={isShareable ? 'outline' : 'primary'}
        />
        {mailHref !== null && (
          <a href={mailHref} className={buttonClass({ variant: 'outline' })}>
            <MailIcon className="size-5" />
            <span>{labels.mail}</span>
          </a>
        )}
        {smsHref !== null && (
          <a href={smsHref} className={buttonClass({ variant: 'outline' })}>
            <MessageIcon className="size-5" />
            <span>{labels.sms}</span>
          </a>
        )}
      </div>
      {!isInLinks && <p className="text-small text-muted">{labels.long}</p>}
    </>
  );
}
