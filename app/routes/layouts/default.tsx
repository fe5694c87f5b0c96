import { FramedError, FramedPage } from './frame';
import { frameLoader } from './frame.server';

export const loader = frameLoader;

export default function DefaultLayout() {
  return <FramedPage layout="default" />;
}

export function ErrorBoundary() {
  return <FramedError layout="default" />;
}
