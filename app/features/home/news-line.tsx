import { Link } from '~/ui/link';
import type { NewsView } from './home.server';

export function NewsLine({ news, className }: { news: NewsView; className: string }) {
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
