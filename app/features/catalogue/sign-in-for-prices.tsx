import { Link } from '~/ui/link';
import type { LotView } from './product-view';

type Props = {
  lots: readonly LotView[];
  label: { text: string; href: string };
};

/** A visitor's way to the prices, once for a list; nothing where there are prices, or where it is unknown whose they are. */
export function SignInForPrices({ lots, label: { text, href } }: Props) {
  if (lots.some(({ price, isPriceUnknown }) => price !== undefined || isPriceUnknown)) return null;
  return (
    <p className="mb-2">
      <Link href={href} className="text-leaf-ink underline underline-offset-4">
        {text}
      </Link>
    </p>
  );
}
