import * as z from 'zod';
import {
  dataOf,
  id,
  isoDate,
  isoTime,
  wholeListOf,
  moneyIn,
  omittable,
  openEnum,
  optional,
  orElse,
  paging,
  moneyOut,
} from './conventions';
import { image } from './catalogue';
import { endpoint } from './endpoint';
import { deliveryTypes, documentTypes, orderStatuses, paymentMethods, paymentStatuses } from './enumerations';

export const documentItem = z.object({
  id,
  product: z.object({ id, name: z.string(), images: orElse(z.array(image), []) }),
  manufacturer: optional(z.object({ id, name: z.string() })),
  quantity: z.number(),
  price: moneyIn,
  total: moneyIn,
  /** FB full, HB half, QB quarter box. */
  container: optional(z.string()),
  rate: optional(z.number()),
});
export type DocumentItem = z.output<typeof documentItem>;

/** Lists leave `items` out. */
export const customerDocument = z.object({
  id,
  number: z.string(),
  documentType: openEnum(documentTypes),
  status: optional(openEnum(orderStatuses)),
  date: isoTime,
  deliveryType: optional(openEnum(deliveryTypes)),
  paymentMethod: optional(openEnum(paymentMethods)),
  paymentStatus: optional(openEnum(paymentStatuses)),
  /** Null where the supplier has not reckoned it yet. */
  total: optional(moneyIn),
  correction: optional(moneyIn),
  discount: optional(moneyIn),
  bonuses: optional(moneyIn),
  quantity: optional(z.number()),
  scheduledDeliveryDate: optional(isoTime),
  completionDate: optional(isoTime),
  address: optional(z.string()),
  comment: optional(z.string()),
  items: omittable(z.array(documentItem)),
});
export type CustomerDocument = z.output<typeof customerDocument>;

/** Money in UAH. */
export const orderDraft = z.object({
  documentType: z.literal('order'),
  deliveryType: z.enum(deliveryTypes),
  deliveryDate: isoDate,
  /** `10:00-12:00`, Kyiv time. */
  deliveryTime: z.string().regex(/^\d{2}:\d{2}-\d{2}:\d{2}$/),
  customerAddressId: z.string().optional(),
  paymentMethod: z.enum(paymentMethods),
  comment: z.string().optional(),
  items: z
    .array(
      z.object({
        productId: z.string(),
        quantity: z.number().int().positive(),
        price: moneyOut,
        discount: moneyOut,
        total: moneyOut,
      }),
    )
    .min(1),
});
export type OrderDraft = z.output<typeof orderDraft>;

/** `details` of 409 `OUT_OF_STOCK` on an order. */
export const orderShortage = z.object({
  items: z.array(z.object({ productId: id, requested: z.number(), available: z.number() })),
});

/** Repeating a request with the same key returns the first response. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const documentQuery = paging.extend({
  documentType: z.array(z.string()).optional(),
  status: z.array(z.string()).optional(),
  dateFrom: isoDate.optional(),
  dateTo: isoDate.optional(),
});
export type DocumentQuery = z.input<typeof documentQuery>;

export const documentEndpoints = {
  /** 409 `OUT_OF_STOCK` with {@link orderShortage}. On success the cart is empty. */
  create: endpoint({
    name: 'documents.placeOrder',
    method: 'POST',
    path: '/documents',
    group: 'order',
    auth: 'customer',
    body: orderDraft,
    answer: dataOf(customerDocument),
  }),

  /** Newest first, without items. */
  list: endpoint({
    name: 'documents.list',
    method: 'GET',
    path: '/documents',
    group: 'documents',
    auth: 'customer',
    query: documentQuery,
    answer: wholeListOf(customerDocument),
  }),

  /** 404 also for another customer's document. */
  get: endpoint({
    name: 'documents.read',
    method: 'GET',
    path: '/documents/{id}',
    group: 'documents',
    auth: 'customer',
    answer: dataOf(customerDocument),
  }),

  /** `application/pdf` */
  pdf: endpoint({
    name: 'files.documentPdf',
    method: 'GET',
    path: '/pdf/{kind}/{id}',
    group: 'files',
    auth: 'customer',
    answer: z.never(),
  }),
};

export const priceListEndpoints = {
  /** Of a category, or of everything; `application/pdf`. */
  pdf: endpoint({
    name: 'files.productListPdf',
    method: 'GET',
    path: '/pdf/product-list',
    group: 'files',
    auth: 'optional',
    query: z.object({ categoryId: z.string().optional() }),
    answer: z.never(),
  }),
};
