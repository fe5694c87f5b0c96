import type { RequestContext } from '~/bff/context.server';
import { endpoints } from '~server/contract/endpoints';
import { isOlderVersion, isVersion } from './app-version';
import { parseWrapper, type Wrapper } from '~/browser/device/wrapper';

/** Assumed latest version when the API gives none (specification, section 9); it blocks nobody. */
const FALLBACK_LATEST = '1.0.1';

export interface RequiredUpdate {
  readonly installed: string;
  readonly latest: string;
  readonly storeUrl: string | null;
}

/** The update that the app must install; null when there is none. */
export async function loadRequiredUpdate(
  ctx: RequestContext,
  { platform, version }: Wrapper,
): Promise<RequiredUpdate | null> {
  const installed = version !== null && isVersion(version) ? version : ctx.services.env.appVersion;
  const latest = await loadLatest(ctx, platform);
  if (latest === null || !isOlderVersion(installed, latest)) return null;
  return { installed, latest, storeUrl: storeUrlOf(ctx, platform) };
}

/** Origin of the store page that the update form may redirect to; empty on the web. */
export function storeOrigins(ctx: RequestContext, request: Request): string[] {
  const wrapper = parseWrapper(request.headers);
  const url = wrapper && storeUrlOf(ctx, wrapper.platform);
  return url === null ? [] : [new URL(url).origin];
}

function storeUrlOf({ services: { env } }: RequestContext, platform: Wrapper['platform']): string | null {
  return (platform === 'ios' ? env.appStoreUrl : env.playStoreUrl) ?? null;
}

/** The latest version from the API; null, and logged, when there is none. */
async function loadLatest({ api, services, requestId }: RequestContext, platform: Wrapper['platform']) {
  const logFields = { requestId, platform, latest: FALLBACK_LATEST };
  const response = await api.readPublic(endpoints.appVersion.get, {}).catch((error: unknown) => {
    services.log.warn({ ...logFields, err: error }, 'no answer about the latest app version');
    return null;
  });
  if (response === null) return null;
  const latest = response.data[platform];
  if (isVersion(latest)) return latest;
  services.log.warn(logFields, 'the latest app version is no version');
  return null;
}
