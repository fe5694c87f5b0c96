/** A customer's orders at the API itself, without the proxy. */
export interface OrderBook {
  /** Order numbers, newest first. */
  read(): Promise<string[]>;
}

interface Listed {
  readonly data: readonly { readonly number: string }[];
}

/** Signs in at the API itself and reads the orders of the customer. */
export async function openOrderBook(apiUrl: string, phone: string, password: string): Promise<OrderBook> {
  const sent = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: phone, password }),
  };
  const { id_token: bearer } = (await (await fetch(`${apiUrl}/customer/auth/login`, sent)).json()) as {
    id_token: string;
  };
  return {
    async read() {
      const headers = { authorization: `Bearer ${bearer}` };
      const answer = await fetch(`${apiUrl}/documents?documentType=order&page=1&perPage=100`, { headers });
      return ((await answer.json()) as Listed).data.map(({ number }) => number);
    },
  };
}
