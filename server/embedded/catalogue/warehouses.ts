import { RESERVE_WAREHOUSE_ID, supplier, WAREHOUSE_ID } from '../supplier';
import { translated, type Translated } from '../translated';

interface WarehouseFacts {
  readonly id: string;
  readonly names: Translated;
  readonly addresses: Translated;
}

export const warehouses: readonly WarehouseFacts[] = [
  {
    id: WAREHOUSE_ID,
    names: translated('Склад Київ', 'Kyiv warehouse', 'Склад Киев'),
    addresses: supplier.contactAddress,
  },
  {
    id: RESERVE_WAREHOUSE_ID,
    names: translated('Холодний резерв', 'Cold reserve', 'Холодный резерв'),
    addresses: translated('Київ, вул. Бориспільська, 9', 'Kyiv, 9 Boryspilska St', 'Киев, ул. Бориспольская, 9'),
  },
];
