import { buttonClass } from '../button';
import { CopyButton } from './copy-button';
import { MailIcon, MessageIcon } from '../icons';
import { ShareMenu } from './share-menu';
import type { ShareView } from './share-view';

export interface MessageView {
  readonly text: string;
  /** 'Ірина Мельник, +380 67 000 00 01' */
  readonly person: string;
  readonly mailHref: string | null;
  readonly smsHref: string | null;
  /** Whether the text fits into a link; else the message is empty. */
  readonly isInLinks: boolean;
  readonly share: ShareView;
}

interface Props {
  message: MessageView;
  /** Mail and SMS are offered where they have a word. */
  labels: { readonly mail?: string; readonly sms?: string; readonly long: string };
}

export function MessageActions({ message: { share, mailHref, smsHref, isInLinks }, labels }: Props) {
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <ShareMenu share={share} variant="primary" copies={false} />
        <CopyButton text={share.text} label={share.copy} doneLabel={share.copied} variant="outline" />
        {mailHref !== null && labels.mail && (
          <a href={mailHref} className={buttonClass({ variant: 'outline' })}>
            <MailIcon className="size-5" />
            <span>{labels.mail}</span>
          </a>
        )}
        {smsHref !== null && labels.sms && (
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
