import { accountEndpoints } from './account';
import { addressEndpoints } from './addresses';
import { appVersionEndpoints, authEndpoints } from './auth';
import { cartEndpoints, discountEndpoints } from './cart';
import {
  categoryEndpoints,
  countryEndpoints,
  manufacturerEndpoints,
  productEndpoints,
  seoUrlEndpoints,
  shopEndpoints,
  warehouseEndpoints,
} from './catalogue';
import { pageEndpoints, redirectEndpoints } from './content';
import { documentEndpoints, priceListEndpoints } from './documents';
import { notificationEndpoints } from './notifications';

export const endpoints = {
  account: accountEndpoints,
  addresses: addressEndpoints,
  appVersion: appVersionEndpoints,
  auth: authEndpoints,
  cart: cartEndpoints,
  categories: categoryEndpoints,
  countries: countryEndpoints,
  discounts: discountEndpoints,
  documents: documentEndpoints,
  manufacturers: manufacturerEndpoints,
  notifications: notificationEndpoints,
  pages: pageEndpoints,
  priceList: priceListEndpoints,
  products: productEndpoints,
  redirects: redirectEndpoints,
  seoUrls: seoUrlEndpoints,
  shop: shopEndpoints,
  warehouse: warehouseEndpoints,
};
