export interface ContactLinkView {
  /** 'На пізнішу дату: Ірина Мельник,' */
  readonly text: string;
  readonly phone: string;
  readonly phoneHref: string;
}

export function ContactLink({
  call: { text, phone, phoneHref },
  className,
}: {
  call: ContactLinkView;
  className?: string;
}) {
  return (
    <p className={className}>
      <span>{`${text} `}</span>
      <a href={phoneHref} className="whitespace-nowrap text-leaf-ink underline underline-offset-4">
        {phone}
      </a>
    </p>
  );
}
