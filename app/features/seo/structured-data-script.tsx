/** Carries structured data in the page; `json` comes from `structured-data.ts` and cannot end the script. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
