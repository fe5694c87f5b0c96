import { PrintoutBody } from './printout-body';
import { PrintoutToolbar } from './printout-toolbar';
import type { PrintoutView } from './printout.server';

export function PrintoutPage({ printout }: { printout: PrintoutView }) {
  return (
    <>
      <PrintoutToolbar printout={printout} />
      <article className="printout -mx-3.5 grid gap-6 md:mx-auto print:mx-0 print:gap-4">
        <PrintoutBody printout={printout} />
      </article>
    </>
  );
}
