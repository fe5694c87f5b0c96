import { randomBytes } from 'node:crypto';
import { unauthorised, type ApiProxy } from './api-proxy';
import { demoAccount } from './demo-account';

interface Handed {
  /** Characters of the next tokens. */
  size: number;
  /** The newest issued access token. */
  latest: string;
  /** An access token that is rejected. */
  expired: string;
}

/** Issues own tokens in place of those of the API and replaces them by an access token of the API. */
export function issueTokens(
  proxy: ApiProxy,
  bearer: string,
  { size, mark = '' }: { size: number; mark?: string },
): Handed {
  const given: Handed = { size, latest: '', expired: '' };
  const makeToken = () => (mark + randomBytes(given.size).toString('base64url')).slice(0, given.size);
  proxy.decide = ({ name, headers }) => {
    if (/^POST \/customer\/auth\/(login|refresh)$/.test(name)) {
      given.latest = makeToken();
      const access = name.endsWith('refresh') ? given.latest : makeToken();
      return {
        status: 200,
        body: JSON.stringify({
          access_token: access,
          id_token: given.latest,
          refresh_token: makeToken(),
          expires_in: 3_600,
        }),
      };
    }
    if (headers.authorization === undefined) return 'pass';
    if (headers.authorization === `Bearer ${given.expired}`) return unauthorised;
    headers.authorization = `Bearer ${bearer}`;
    return 'pass';
  };
  return given;
}

/** An access token of the demo customer from the API. */
export async function signInAtApi(apiUrl: string): Promise<string> {
  const [name, password] = demoAccount;
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password }),
  };
  const { id_token: bearer } = (await (await fetch(`${apiUrl}/customer/auth/login`, sent)).json()) as {
    id_token: string;
  };
  return bearer;
}
