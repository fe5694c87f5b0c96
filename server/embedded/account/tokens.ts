import { randomBytes } from 'node:crypto';
import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Tokens } from '../../contract/auth';
import type { Context } from '../context';
import { hashToken } from '../http/caller';
import { ApiError } from '../http/api-error';
import { tokens } from '../store/sign-in-tables';
import type { Database } from '../store/store';

const REFRESH_SECONDS = 30 * 24 * 3600;

interface TokenOwner {
  readonly customerId: string;
  readonly session: string;
}

async function issueToken(
  { now, tokenSeconds }: Context,
  db: Database,
  holder: TokenOwner,
  use: 'bearer' | 'refresh',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lives = use === 'bearer' ? tokenSeconds : REFRESH_SECONDS;
  const expiresAt = new Date(now().getTime() + lives * 1000).toISOString();
  await db.insert(tokens).values({ hash: hashToken(token), ...holder, use, expiresAt });
  return token;
}

/** The id token is the bearer. */
export function startSession(context: Context, customerId: string): Promise<Tokens> {
  const holder = { customerId, session: randomBytes(12).toString('base64url') };
  return context.store.write(async (db) => {
    await db
      .delete(tokens)
      .where(and(eq(tokens.customerId, customerId), lte(tokens.expiresAt, context.now().toISOString())));
    return {
      access_token: await issueToken(context, db, holder, 'bearer'),
      refresh_token: await issueToken(context, db, holder, 'refresh'),
      id_token: await issueToken(context, db, holder, 'bearer'),
      expires_in: context.tokenSeconds,
    };
  });
}

/** Exchanges a refresh token for new tokens, once. @throws ApiError `TOKEN_SPENT` */
export function renewSession(context: Context, refreshToken: string) {
  return context.store.write(async (db) => {
    const [holder] = await db
      .delete(tokens)
      .where(
        and(
          eq(tokens.hash, hashToken(refreshToken)),
          eq(tokens.use, 'refresh'),
          gt(tokens.expiresAt, context.now().toISOString()),
        ),
      )
      .returning({ customerId: tokens.customerId, session: tokens.session });
    if (!holder) throw new ApiError('TOKEN_SPENT');
    return {
      access_token: await issueToken(context, db, holder, 'bearer'),
      refresh_token: await issueToken(context, db, holder, 'refresh'),
      expires_in: context.tokenSeconds,
    };
  });
}

/** @param except session to keep */
export async function endSessions(db: Database, customerId: string, except = ''): Promise<void> {
  await db.delete(tokens).where(and(eq(tokens.customerId, customerId), ne(tokens.session, except)));
}
