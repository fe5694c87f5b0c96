import * as z from 'zod';

const shortage = z.object({ productId: z.string(), available: z.number() });

/** `short`: out of stock. `unknown`: sent without a usable response; `looked`: the documents could be loaded. */
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
