import type { ReactNode } from 'react';

export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="mb-6">
      <h1 className="text-title font-bold">{title}</h1>
      {children !== undefined && <p className="mt-1 text-muted">{children}</p>}
    </header>
  );
}
