export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a
      href={href}
      className="sr-only top-below-notch z-50 rounded bg-wheat font-semibold text-wheat-ink focus:not-sr-only focus:fixed focus:left-3 focus:px-4 focus:py-3"
    >
      {children}
    </a>
  );
}
