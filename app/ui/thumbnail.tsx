import { Logo } from '~/ui/logo';

export function Thumbnail({ picture }: { picture: string | null }) {
  const frame = 'size-16 flex-none rounded bg-tint';
  if (!picture)
    return (
      <span className={`${frame} grid place-content-center`}>
        <Logo className="size-7 opacity-60" />
      </span>
    );
  return <img src={picture} alt="" width={64} height={64} loading="lazy" className={`${frame} object-cover dimmed`} />;
}
