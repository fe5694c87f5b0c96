/** What the supplier itself has of one customer's orders, read past everything that is cut. */
export interface OrderBook {
  /** Numbers of the orders, newest first. */
  read(): Promise<string[]>;
}

interface Listed {
  readonly data: readonly { readonly number: string }[];
}

/** Opens the book of a customer at the API itself. */
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
