import * as z from 'zod';

const shortage = z.object({ productId: z.string(), available: z.number() });

/**
 * `placed`: one order stands, now or from an earlier press. `short`: the stock does not suffice, for these items where the API names them. `refused`: the API said no.
 * `unknown`: sent, and no answer, or one such as 500 (`error`); `looked` tells whether the customer's documents could be read (it is not among them).
 */
export const placement = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('placed'), documentId: z.string() }),
  z.object({ kind: z.literal('short'), items: z.array(shortage) }),
  z.object({
    kind: z.literal('rejected'),
    status: z.number(),
    message: z.string(),
    waitSeconds: z.number().optional(),
  }),
  z.object({
    kind: z.literal('unknown'),
    looked: z.boolean(),
    error: z.object({ status: z.number(), reason: z.string() }).optional(),
  }),
]);
export type Placement = z.output<typeof placement>;
