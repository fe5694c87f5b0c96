import { PrintoutBody } from './printout-body';
import { PrintoutToolbar } from './printout-toolbar';
import type { PrintoutView } from './printout-view';

/** A document as it is printed, on A4; on paper it stands alone. */
export function PrintoutPage({ printout }: { printout: PrintoutView }) {
  return (
    <>
      <PrintoutToolbar printout={printout} />
      <main className="printout grid gap-6 print:gap-4">
        <PrintoutBody printout={printout} />
      </main>
    </>
  );
}
