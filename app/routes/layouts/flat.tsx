import { FramedError, FramedPage } from './frame';
import { frameLoader } from './frame.server';

export const loader = frameLoader;

export default function FlatLayout() {
  return <FramedPage layout="flat" />;
}

export function ErrorBoundary() {
  return <FramedError layout="flat" />;
}
