import { useCallback, useEffect, useReducer, useState } from 'react';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import type { ChosenView } from './last-order-view.server';
import { choose, initialChoices, parseChoices } from './order-choices';
import type { CheckoutValues } from './form-values';

export function useOrderChoices(view: ChosenView, typed: CheckoutValues) {
  const [choices, change] = useReducer(choose, { view, typed }, initialChoices);
  const [isLive, setLive] = useState(false);
  const follow = useCallback(() => {
    const form = document.getElementById(ORDER_FORM_ID);
    if (form instanceof HTMLFormElement) change(parseChoices(form));
  }, []);
  useEffect(() => {
    follow();
    setLive(true);
  }, [follow]);
  return { choices, change, follow, isLive };
}
