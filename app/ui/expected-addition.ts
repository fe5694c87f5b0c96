import { useNavigation } from '@remix-run/react';

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

/** The last one that a form told of; whether it is still on its way, the navigation knows. */
let told: ExpectedAddition | null = null;

/** Tells the frame of the page what the form that is being sent would add. */
export function tellAddition(addition: ExpectedAddition): void {
  told = addition;
}

/** What is on its way to the cart; null as soon as its answer, good or bad, is on the page. Never anything on the server. */
export function useExpectedAddition(): ExpectedAddition | null {
  const { formData } = useNavigation();
  return formData && told && isOf(formData, told) ? told : null;
}

/** Whether a form carries this addition and nothing else. */
export function isOf(formData: FormData, { productId, quantity, unit }: ExpectedAddition): boolean {
  const is = (name: string, value: string) => formData.getAll(name).length === 1 && formData.get(name) === value;
  return is('productId', productId) && is('quantity', quantity) && is('unit', unit);
}
