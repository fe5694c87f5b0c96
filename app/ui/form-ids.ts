/** Ids of the forms whose pages take what was typed into them again. */
export const PRICE_LIST_ID = 'price-list';
export const ORDER_FORM_ID = 'order';
