import { FramedError, FramedPage } from './frame';
import { frameLoader } from './frame.server';

export const loader = frameLoader;

export default function AuthLayout() {
  return <FramedPage layout="auth" />;
}

export function ErrorBoundary() {
  return <FramedError layout="auth" />;
}
