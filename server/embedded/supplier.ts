import { translated } from './translated';

/** Invented. */
export const supplier = {
  shopName: translated('Первоцвіт', 'Pervotsvit', 'Первоцвит'),
  company: translated('ТОВ «Первоцвіт Гурт»', 'Pervotsvit Wholesale LLC', 'ООО «Первоцвит Гурт»'),
  contactPhone: '+380 44 500 11 22',
  /** In Viber and Telegram. */
  contactChat: '+380445001122',
  contactEmail: 'hurt@pervotsvit.example',
  contactAddress: translated(
    'Київ, вул. Якутська, 8, склад\u00a03',
    'Kyiv, 8 Yakutska St, warehouse\u00a03',
    'Киев, ул. Якутская, 8, склад\u00a03',
  ),
  contactMapUrl: 'https://www.openstreetmap.org/?mlat=50.4392&mlon=30.4053#map=17/50.4392/30.4053',
  /** Of a bank that does not exist. */
  paymentAccount: { recipient: 'ТОВ «Первоцвіт Гурт»', iban: 'UA469999990000026001234567890', code: '12345678' },
} as const;

/** Defaults of the portal's settings. */
export const WAREHOUSE_ID = '1';
export const RESERVE_WAREHOUSE_ID = '2';
export const SHOP_ID = '1';
