import clsx from 'clsx';
import { Logo } from '~/ui/logo';
import { firstPicture, sourcesOf } from '~/ui/picture-sources';
import { swatchClass } from './swatch-color';

type Props = {
  picture: string | null;
  alt?: string;
  color?: string | undefined;
  sizes: string;
  eager?: boolean;
  first?: boolean | undefined;
  className?: string;
};

/** A picture on the colour of its product; reserves its size before the picture loads. */
export function MediaFrame({ picture, alt = '', color, sizes, eager = false, first = false, className }: Props) {
  return (
    <div className={clsx('media-frame', swatchClass(color).mediaFrame, className)}>
      {picture ? (
        <img
          {...sourcesOf(picture, sizes)}
          alt={alt}
          width={300}
          height={318}
          loading={eager ? 'eager' : 'lazy'}
          {...(first ? firstPicture : {})}
        />
      ) : (
        <Logo className="absolute inset-0 m-auto size-12 opacity-60" />
      )}
    </div>
  );
}
