import { afterAll, afterEach, beforeAll } from 'vitest';
import { startFailingApi, startPortalOn, type FailingApi } from './failing-api';
import type { RunningPortal } from './start-portal';

export interface FailingStage {
  readonly api: FailingApi;
  readonly portal: RunningPortal;
}

/** For the tests of a file: a portal on an API that fails as it is told, and has recovered when the next test begins. */
export function openFailingStage(env: Record<string, string> = {}): FailingStage {
  const stage = {} as { -readonly [part in keyof FailingStage]: FailingStage[part] };
  beforeAll(async () => {
    stage.api = await startFailingApi();
    stage.portal = await startPortalOn(stage.api, env);
  }, 60_000);
  afterEach(() => stage.api.recover());
  afterAll(async () => {
    await stage.portal.stop();
    await stage.api.close();
  });
  return stage;
}
