import { Notice } from '~/ui/overlays/notice';
import type { AdditionView } from './checkout.server';

/** The order that goods are added to, whose delivery and payment they share; `closed` says why that is too late. */
export function AdditionNotice({ addition, closed }: { addition: AdditionView | null; closed: string | null }) {
  if (!addition && closed === null) return null;
  return (
    <Notice className="my-4" tone={addition ? 'info' : 'warning'} title={addition?.title} link={addition?.apart}>
      {addition?.text ?? closed}
    </Notice>
  );
}
