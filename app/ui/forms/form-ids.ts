/** Ids of forms that are restored from the history. */
export const PRICE_LIST_ID = 'price-list';
export const ORDER_FORM_ID = 'order';
