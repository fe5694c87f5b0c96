import type { ReactNode } from 'react';

/** Title and lead of a page of the auth frame. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-title font-bold">{title}</h1>
      {children !== undefined && <p className="mt-1 text-muted">{children}</p>}
    </header>
  );
}
