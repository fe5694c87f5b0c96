import { Notice } from '~/ui/notice';
import type { AdditionView } from './checkout-view';

type Props = {
  addition: AdditionView | null;
  /** Why the chosen order is not added to. */
  closed: string | null;
};

/** The order that goods are added to, whose delivery and payment they share. */
export function AdditionNotice({ addition, closed }: Props) {
  if (!addition && closed === null) return null;
  return (
    <Notice className="my-4" tone={addition ? 'info' : 'warning'} title={addition?.title} link={addition?.apart}>
      {addition?.text ?? closed}
    </Notice>
  );
}
