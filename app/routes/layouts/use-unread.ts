import { useLinks } from '~/links-hook';
import { useSideCall } from './use-side-call';

/**
 * The number at the bell: as the page brought it, else asked for once the page stands; null as long as it is not known.
 * @param frame the frame's data: read anew, the number is asked for anew
 */
export function useUnread(brought: number | null | undefined, frame: unknown): number | null {
  const source = useLinks().to('unread');
  const { data } = useSideCall<{ unread: number }>(brought === null ? source : null, frame);
  return brought ?? data?.unread ?? null;
}
