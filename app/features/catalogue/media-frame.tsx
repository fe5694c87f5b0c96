import clsx from 'clsx';
import { Logo } from '~/ui/logo';
import { firstPicture, sourcesOf } from '~/ui/picture-sources';
import { swatchClass } from './swatch-color';

type Props = {
  /** Its address. */
  picture: string | null;
  /** What it shows, where nothing beside it says so. */
  alt?: string;
  color?: string | undefined;
  /** Widths it is shown at, as of the `sizes` attribute. */
  sizes: string;
  /** Fetched at once: the first row of a list, the picture of a product page. */
  eager?: boolean;
  /** The first picture of the page goes before the others. */
  first?: boolean | undefined;
  className?: string;
};

/** A picture in a frame tinted by the product's colour; the frame has its size before the picture arrives. */
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
