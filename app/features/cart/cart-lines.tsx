import type { EmbeddedFormTarget } from '~/ui/embedded-form';
import { CartLine } from './cart-line';
import type { CartLineErrors, CartLineView } from './cart-view';
import { useShownLines } from './use-shown-lines';

type Props = EmbeddedFormTarget & {
  lines: readonly CartLineView[];
  answer?: CartLineErrors | undefined;
};

/** The cart as a list. */
export function CartLines({ lines, answer, ...target }: Props) {
  const shown = useShownLines(lines, answer);
  return (
    <ul className="divide-y divide-border">
      {shown.map(({ key, ...line }) => (
        <CartLine key={key} {...target} {...line} />
      ))}
    </ul>
  );
}
