import { ButtonLink } from './button';
import { ErrorSummary } from './error-summary';
import { Notice } from './notice';

type Props = {
  /** What was added; empty when nothing was. */
  text: string;
  /** Where to go on with what was added. */
  cart: { readonly label: string; readonly href: string };
  title: string;
  /** Lines that were not added; what stands nowhere on the sheet has no field. */
  refused: readonly { readonly fieldId: string | undefined; readonly name: string; readonly message: string }[];
  /** Said when there was nothing to refuse either. */
  nothing?: string | undefined;
};

/** After an order sheet was sent: what got into the cart all the same, and each line that did not. */
export function SheetOutcome({ text, cart, title, refused, nothing }: Props) {
  const faults = refused.map(({ fieldId, name, message }) => ({ fieldId, message: `${name}: ${message}` }));
  return (
    <>
      {text !== '' && (
        <div className="mb-4">
          <Notice tone="success" action={<ButtonLink href={cart.href} look="outline">{cart.label}</ButtonLink>}>{text}</Notice>
        </div>
      )}
      <ErrorSummary title={title} faults={faults.length === 0 && nothing !== undefined ? [{ message: nothing }] : faults} />
    </>
  );
}
