import { type DialogProps, Modal } from './dialog';

export default function Drawer(props: DialogProps) {
  return <Modal place="right" {...props} />;
}
