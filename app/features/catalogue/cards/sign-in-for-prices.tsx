import { Link } from '~/ui/link';
import type { Offer } from './offer';

type Props = {
  lots: readonly Offer[];
  label: { text: string; href: string };
};

/** The link to sign in for prices, once for a list; nothing for a customer. */
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
