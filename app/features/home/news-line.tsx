import { Link } from '~/ui/link';

export interface NewsView {
  readonly href: string;
  /** 'Нове з 06:10: 34 сорти' */
  readonly text: string;
}

export function NewsLine({ news, className }: { news: NewsView | null; className: string }) {
  return (
    news && (
      <Link
        href={news.href}
        className={`flex min-h-target w-fit items-center font-medium text-leaf-ink underline underline-offset-4 ${className}`}
      >
        {news.text}
      </Link>
    )
  );
}
