import * as z from 'zod';
import {
  acknowledged,
  dataOf,
  id,
  moneyIn,
  openEnum,
  optional,
  orElse,
  paging,
  moneyOut,
  wholeListOf,
} from './conventions';
import { image, productManufacturer, promotions, stock } from './catalogue';
import { endpoint } from './endpoint';
import { itemTypes } from './enumerations';

export const cartItem = z.object({
  id,
  productId: id,
  /** Pieces, always. */
  quantity: z.number(),
  price: moneyIn,
  /** `quantity × price − discount`. */
  total: moneyIn,
  discount: moneyIn,
  meta: z.object({
    promotion: orElse(z.boolean(), false),
    discountValue: orElse(z.number(), 0),
    discountType: orElse(openEnum(['percent']), 'percent'),
  }),
  product: z.object({
    id,
    name: z.string(),
    images: orElse(z.array(image), []),
    promotions,
    productType: openEnum(itemTypes),
    manufacturerId: optional(id),
    manufacturer: productManufacturer,
    stocks: orElse(z.array(stock), []),
  }),
});
export type CartItem = z.output<typeof cartItem>;

/** Body of an added or changed line. Money in UAH, quantity in pieces. */
export const cartItemDraft = z.object({
  productId: z.string(),
  quantity: z.number().int().positive(),
  price: moneyOut,
  total: moneyOut,
  discount: moneyOut,
  meta: z.object({ promotion: z.boolean(), discountValue: z.number(), discountType: z.literal('percent') }),
});
export type CartItemDraft = z.output<typeof cartItemDraft>;

/** `details` of 409 `OUT_OF_STOCK` on a cart call. */
export const shortage = z.object({ available: z.number() });

export const manufacturerDiscount = z.object({
  manufacturerId: id,
  priceGroupId: id,
  /** Percent. */
  discount: z.number(),
});
export type ManufacturerDiscount = z.output<typeof manufacturerDiscount>;

export const cartEndpoints = {
  get: endpoint({
    name: 'cart.read',
    method: 'GET',
    path: '/cart/me',
    group: 'cart',
    auth: 'customer',
    query: z.object({ sort: z.literal('productId') }),
    answer: wholeListOf(cartItem),
  }),

  /** 409 `OUT_OF_STOCK` with {@link shortage}. */
  add: endpoint({
    name: 'cart.add',
    method: 'POST',
    path: '/cart/me',
    group: 'cart',
    auth: 'customer',
    body: cartItemDraft,
    answer: dataOf(cartItem),
  }),

  update: endpoint({
    name: 'cart.update',
    method: 'PUT',
    path: '/cart/me/{id}',
    group: 'cart',
    auth: 'customer',
    body: cartItemDraft,
    answer: dataOf(cartItem),
  }),

  remove: endpoint({
    name: 'cart.remove',
    method: 'DELETE',
    path: '/cart/me/{id}',
    group: 'cart',
    auth: 'customer',
    answer: acknowledged,
  }),
};

export const discountEndpoints = {
  list: endpoint({
    name: 'cart.discounts',
    method: 'GET',
    path: '/cart/discounts',
    group: 'cart',
    auth: 'customer',
    query: paging,
    answer: wholeListOf(manufacturerDiscount),
  }),
};
