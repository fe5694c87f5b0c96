import { SheetBody } from './sheet-body';
import { SheetToolbar } from './sheet-toolbar';
import type { SheetView } from './sheet-view';

/** A document as a sheet of A4; on paper it stands alone. */
export function SheetPage({ sheet }: { sheet: SheetView }) {
  return (
    <>
      <SheetToolbar sheet={sheet} />
      <main className="sheet grid gap-6 print:gap-4">
        <SheetBody sheet={sheet} />
      </main>
    </>
  );
}
