import type { ReactNode } from 'react';

/** A part of the profile under an anchor of its own. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
      <h2 id={`${id}-title`} className="mb-4 text-section font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
