import * as z from 'zod';
import type { RefreshedTokens, Tokens } from '../contract/auth';

/**
 * What the sealed cookie holds of a signed-in customer. The bearer is the id token, and after a
 * refresh the new access token (specification, section 7); the access token of the sign-in is not kept.
 */
export const sessionData = z.object({
  /** Random, made new at each sign-in. */
  id: z.string(),
  /** A word for whose it is, the same at each of their sign-ins, which tells nothing of them. */
  owner: z.string().optional(),
  bearer: z.string(),
  refreshToken: z.string(),
  /** Epoch ms after which the bearer is known to be spent. */
  expiresAt: z.number(),
});
export type SessionData = z.output<typeof sessionData>;

/** A session as it stands right after sign-in or registration. */
export function openSession(tokens: Tokens, owner: string, now: number): SessionData {
  return {
    id: crypto.randomUUID(),
    owner,
    bearer: tokens.id_token,
    refreshToken: tokens.refresh_token,
    expiresAt: now + tokens.expires_in * 1000,
  };
}

/** The session after a refresh; a missing refresh token keeps the old one, a missing expiry is taken for an hour. */
export function renewSession(session: SessionData, tokens: RefreshedTokens, now: number): SessionData {
  return {
    ...session,
    bearer: tokens.access_token,
    refreshToken: tokens.refresh_token ?? session.refreshToken,
    expiresAt: now + (tokens.expires_in ?? 3600) * 1000,
  };
}
