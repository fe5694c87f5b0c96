import { useNavigation } from '@remix-run/react';
import { useWaitingForms } from './waiting-forms';

/** What a form on its way would add to the cart, if the API takes it. */
export interface ExpectedAddition {
  readonly productId: string;
  /** As it is sent. */
  readonly quantity: string;
  readonly unit: string;
  /** Lines that the cart would have more. */
  readonly lines: number;
  /** What it comes to, kopiykas. */
  readonly kopiykas: number;
}

/** The last of each product that a form told of; whether it is still on its way, its form knows. */
const told = new Map<string, ExpectedAddition>();

/** Tells the frame of the page what the form that is being sent would add. */
export function tellAddition(addition: ExpectedAddition): void {
  told.set(addition.productId, addition);
}

/** What is on its way to the cart, or waits for it; gone as soon as the answer, good or bad, is on the page. Never anything on the server. */
export function useExpectedAdditions(): readonly ExpectedAddition[] {
  const { formData } = useNavigation();
  const waiting = useWaitingForms();
  const forms = formData ? [formData, ...waiting] : waiting;
  return [...told.values()].filter((addition) => forms.some((form) => isOf(form, addition)));
}

/** Whether a form carries this addition and nothing else. */
export function isOf(formData: FormData, { productId, quantity, unit }: ExpectedAddition): boolean {
  const is = (name: string, value: string) => formData.getAll(name).length === 1 && formData.get(name) === value;
  return is('productId', productId) && is('quantity', quantity) && is('unit', unit);
}
