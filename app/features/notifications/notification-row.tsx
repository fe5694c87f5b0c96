import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Form } from '~/ui/forms/form';
import { DoneIcon } from '~/ui/icons';
import { Link } from '~/ui/link';
import { SubmitButton } from '~/ui/forms/submit-button';
import type { NotificationView } from './notifications.server';

export function NotificationRow({ entry }: { entry: NotificationView }) {
  const { t } = useTranslation('notifications');
  const { id, title, body, time, dateTime, isUnread, href } = entry;
  return (
    <li
      className={clsx(
        'relative flex items-center gap-x-4 p-3.5 md:px-4',
        href !== null && 'transition-colors hover:bg-tint',
      )}
    >
      {isUnread && <span className="absolute inset-y-0 left-0 w-1 bg-leaf-ink" aria-hidden="true" />}
      <div className="min-w-0 flex-1">
        <p className={clsx('break-words', isUnread && 'font-semibold')}>
          {isUnread && <span className="sr-only">{`${t('unreadMark')}: `}</span>}
          {href === null ? (
            <span>{title}</span>
          ) : (
            <Link href={href} className="after:absolute after:inset-0 hover:text-leaf-ink hover:underline">
              {title}
            </Link>
          )}
        </p>
        <p className="break-words text-meta">{body}</p>
        <time dateTime={dateTime} className="text-small text-muted">
          {time}
        </time>
      </div>
      {isUnread && (
        <Form method="post" className="relative z-10">
          <input type="hidden" name="notificationId" value={id} />
          <SubmitButton
            variant="secondary"
            mark={{ notificationId: id }}
            pendingLabel={t('common:sending')}
            title={t('markOne')}
            aria-label={t('markOneOf', { title })}
          >
            <DoneIcon className="size-5" />
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
