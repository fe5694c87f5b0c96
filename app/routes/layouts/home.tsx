import { FramedError, FramedPage } from './frame';
import { frameLoader } from './frame.server';

export const loader = frameLoader;

export default function HomeLayout() {
  return <FramedPage layout="home" />;
}

export function ErrorBoundary() {
  return <FramedError layout="home" />;
}
