import type * as z from 'zod';
import type { customerDocument } from '../contract/documents';

type WireDocument = z.input<typeof customerDocument>;

/** A document as the wire sends it: an order on its way, with one item. */
export function wireDocument(changes: Partial<WireDocument> = {}): WireDocument {
  return {
    id: 'd1',
    number: 'ЗМ-001204',
    documentType: 'order',
    status: 'inWork',
    date: '2026-11-20T22:30:00Z',
    deliveryType: 'delivery',
    paymentMethod: 'transfer',
    paymentStatus: 'pending',
    total: 4312.5,
    correction: -20,
    discount: 154.5,
    bonuses: 0,
    quantity: 130,
    scheduledDeliveryDate: '2026-11-21T08:00:00Z',
    completionDate: null,
    address: 'Київ, Хрещатик, 1',
    comment: 'Подзвоніть',
    items: [
      {
        id: 7,
        product: { id: 42, name: 'Freedom', images: [{ url: '/files/rose.jpg' }] },
        manufacturer: { id: 3, name: 'Los Nevados' },
        quantity: 50,
        price: 38.4,
        total: 1920,
        container: 'HB',
        rate: 42.15,
      },
    ],
    ...changes,
  };
}
