import * as z from 'zod';
import { loadRecord, saveRecord, type RecordKind } from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { namesInNote } from '~/data/substitution-names.server';
import { orNull } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { parseComment, parseLineChoices, substitutionChoices, type Substitution } from '~server/domain/substitution';
import type { OrderCart } from '../placing/order-cart';
import type { OrderFields } from './order-fields';

const kind: RecordKind<Substitution['choice']> = {
  kind: 'substitution',
  schema: z.enum(['', ...substitutionChoices]),
  empty: '',
};

/** The choice that the next order starts with; that of the newest order while the store is away. */
export async function loadSubstitution(
  ctx: RequestContext,
  orders: Promise<{ readonly data: readonly CustomerDocument[] } | null>,
): Promise<Substitution['choice']> {
  const kept = await orNull(loadRecord(ctx, kind));
  return kept ? kept.value : parseComment((await orders)?.data[0]?.comment ?? '').choice;
}

/** Keeps the choice for the next order. A store that is away does not matter: the next order shows what it starts with. */
export async function keepSubstitution(ctx: RequestContext, { substitution = '' }: OrderFields): Promise<void> {
  const kept = await orNull(loadRecord(ctx, kind));
  if (kept && kept.value !== substitution) await orNull(saveRecord(ctx, kind, () => substitution));
}

/** What the form has chosen, its lines by name. */
export function toSubstitution(
  ctx: RequestContext,
  { substitution = '', lineSubstitutions }: OrderFields,
  { lines }: OrderCart,
): Substitution {
  const choices = parseLineChoices(lineSubstitutions);
  const named = [...namesInNote(ctx, lines)].flatMap(([productId, name]) => {
    const choice = choices?.get(productId);
    return choice ? [[name, choice] as const] : [];
  });
  return { choice: substitution, lines: new Map(named) };
}
