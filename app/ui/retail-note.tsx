/** 'у продаж 155 грн' beside a buying price; not on paper, which the supplier may see. */
export function RetailNote({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <span className="whitespace-nowrap text-fine text-muted print:hidden">{text}</span>
  );
}
