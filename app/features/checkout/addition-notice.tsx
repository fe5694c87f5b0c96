import { ButtonLink } from '~/ui/button';
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
  const apart = addition && (
    <ButtonLink href={addition.apart.href} variant="outline">
      {addition.apart.label}
    </ButtonLink>
  );
  return (
    <div className="my-4">
      <Notice tone={addition ? 'info' : 'warning'} title={addition?.title} action={apart}>
        {addition?.text ?? closed}
      </Notice>
    </div>
  );
}
