import * as z from 'zod';
import type { RefreshedTokens, Tokens } from '../contract/auth';

/** Contents of the session cookie. The bearer is the id token, after a refresh the access token (specification, section 7). */
export const sessionData = z.object({
  id: z.string(),
  owner: z.string().optional(),
  bearer: z.string(),
  refreshToken: z.string(),
  /** Expiry of the bearer, epoch ms. */
  expiresAt: z.number(),
});
export type SessionData = z.output<typeof sessionData>;

export function openSession(tokens: Tokens, owner: string, now: number): SessionData {
  return {
    id: crypto.randomUUID(),
    owner,
    bearer: tokens.id_token,
    refreshToken: tokens.refresh_token,
    expiresAt: now + tokens.expires_in * 1000,
  };
}

/** Keeps the old refresh token when there is no new one; the default expiry is an hour. */
export function renewSession(session: SessionData, tokens: RefreshedTokens, now: number): SessionData {
  return {
    ...session,
    bearer: tokens.access_token,
    refreshToken: tokens.refresh_token ?? session.refreshToken,
    expiresAt: now + (tokens.expires_in ?? 3600) * 1000,
  };
}
