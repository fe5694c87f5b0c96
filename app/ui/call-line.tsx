export interface CallView {
  /** 'На пізнішу дату: Ірина Мельник,' */
  readonly text: string;
  readonly phone: string;
  readonly phoneHref: string;
}

/** A sentence that ends with whom to call. */
export function CallLine({ call: { text, phone, phoneHref }, className }: { call: CallView; className?: string }) {
  return (
    <p className={className}>
      {text}{' '}
      <a href={phoneHref} className="whitespace-nowrap text-leaf-ink underline underline-offset-4">
        {phone}
      </a>
    </p>
  );
}
