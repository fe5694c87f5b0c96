import { orMissing, catchRefusal } from '~server/api/outcome';

/**
 * A part of the home page, null when the API does not give it for whatever reason: the other parts still show.
 * @throws WholesaleError only for a banned customer; SessionEndedError
 */
export async function partOfPage<T>(call: Promise<T>): Promise<T | null> {
  const outcome = await orMissing(catchRefusal(call));
  if (outcome?.ok) return outcome.value;
  if (outcome?.refusal.kind === 'banned') throw outcome.refusal;
  return null;
}
