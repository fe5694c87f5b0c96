import { buttonClass, type ButtonVariant } from '../button';

interface FileLink {
  readonly href: string;
  /** What the file has, for a screen reader: it says more than the format does. */
  readonly label: string;
}

type Props = Pick<ButtonVariant, 'size'> & { xlsx: FileLink; csv: FileLink };

export function TableFiles({ xlsx, csv, size }: Props) {
  const style = buttonClass({ variant: 'outline', size });
  return (
    <>
      <a href={xlsx.href} className={style} aria-label={xlsx.label}>
        XLSX
      </a>
      <a href={csv.href} className={style} aria-label={csv.label}>
        CSV
      </a>
    </>
  );
}
