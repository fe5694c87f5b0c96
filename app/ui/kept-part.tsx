import { createContext, type FunctionComponent, useContext } from 'react';

/** Writes a part of a page, or finds it as it was written before. */
export type WritePart = <P extends object>(part: FunctionComponent<P>, props: P) => string;

/** Given on the server only. */
export const PartWriter = createContext<WritePart | null>(null);

type Props<P> = {
  /** The element around the part. */
  as: 'div' | 'li';
  className?: string;
  part: FunctionComponent<P>;
  props: P;
};

/**
 * A part that many pages share, such as a card. The server writes it once for as long as it is made of the same: its markup has to
 * follow from the plain values of its props and the language, so it asks neither the router nor any other context. Functions among the props
 * are for the browser, or follow from the language.
 */
export function KeptPart<P extends object>({ as: Frame, className, part: Part, props }: Props<P>) {
  const write = useContext(PartWriter);
  if (write) return <Frame className={className} dangerouslySetInnerHTML={{ __html: write(Part, props) }} />;
  return (
    <Frame className={className}>
      <Part {...props} />
    </Frame>
  );
}
