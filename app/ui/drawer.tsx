import { type DialogProps, Modal } from './dialog';

/** A panel beside the page: at the right on a desk, from the bottom on a phone. */
export default function Drawer(props: DialogProps) {
  return <Modal place="right" {...props} />;
}
