export interface NotificationView {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** '20 лист. 2026 р., 14:05' */
  readonly time: string;
  readonly dateTime: string;
  readonly isUnread: boolean;
  /** A page of this site. */
  readonly href: string | null;
}

export interface NotificationList {
  readonly entries: readonly NotificationView[];
  readonly unread: number;
  readonly page: number;
  readonly pageCount: number;
}
