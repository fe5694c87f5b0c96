import type { RequestContext } from '~/bff/context.server';
import { endpoints } from '~server/contract/endpoints';
import { isBelow, isVersion } from './app-version';
import { parseWrapper, type Wrapper } from '~/browser/device/wrapper';

/** What is taken for the latest version when the API does not give one (specification, section 9); it blocks nobody. */
const FALLBACK_LATEST = '1.0.1';

export interface RequiredUpdate {
  readonly installed: string;
  readonly latest: string;
  /** The platform's store page; null where the operator has set none. */
  readonly storeUrl: string | null;
}

/** The update that the installed app must take before anything else; null when it may go on. */
export async function requiredUpdate(
  ctx: RequestContext,
  { platform, version }: Wrapper,
): Promise<RequiredUpdate | null> {
  const installed = version !== null && isVersion(version) ? version : ctx.services.env.appVersion;
  const latest = await loadLatest(ctx, platform);
  if (latest === null || !isBelow(installed, latest)) return null;
  return { installed, latest, storeUrl: storeUrlOf(ctx, platform) };
}

/** Where the update button of a native app may lead; nowhere on the web. */
export function storeOrigins(ctx: RequestContext, request: Request): string[] {
  const wrapper = parseWrapper(request.headers);
  const url = wrapper && storeUrlOf(ctx, wrapper.platform);
  return url === null ? [] : [new URL(url).origin];
}

function storeUrlOf({ services: { env } }: RequestContext, platform: Wrapper['platform']): string | null {
  return (platform === 'ios' ? env.appStoreUrl : env.playStoreUrl) ?? null;
}

/** The latest version that the API really gave; whatever goes wrong is logged and null. */
async function loadLatest(
  { api, services, requestId }: RequestContext,
  platform: Wrapper['platform'],
): Promise<string | null> {
  const facts = { requestId, platform, latest: FALLBACK_LATEST };
  const answer = await api.readPublic(endpoints.appVersion.get, {}).catch((error: unknown) => {
    services.log.warn({ ...facts, err: error }, 'no answer about the latest app version');
    return null;
  });
  if (answer === null) return null;
  const latest = answer.data[platform];
  if (isVersion(latest)) return latest;
  services.log.warn(facts, 'the latest app version is no version');
  return null;
}
