import * as z from 'zod';
import { acknowledged, dataOf, optional } from './conventions';
import { endpoint } from './endpoint';
import { applicantRoles } from './enumerations';

/** `expires_in` is in seconds. */
export const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  id_token: z.string().min(1),
  expires_in: z.number(),
});
export type Tokens = z.output<typeof tokens>;

/** The access token becomes the bearer; a new refresh token invalidates the old one. */
export const refreshedTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: optional(z.string().min(1)),
  id_token: optional(z.string().min(1)),
  expires_in: optional(z.number()),
});
export type RefreshedTokens = z.output<typeof refreshedTokens>;

export const authEndpoints = {
  login: endpoint({
    name: 'auth.login',
    method: 'POST',
    path: '/customer/auth/login',
    group: 'auth',
    auth: 'none',
    body: z.object({ name: z.string(), password: z.string() }),
    answer: tokens,
  }),

  register: endpoint({
    name: 'auth.register',
    method: 'POST',
    path: '/customer/auth/register',
    group: 'auth',
    auth: 'none',
    body: z.object({ phone: z.string(), password: z.string() }),
    answer: tokens,
  }),

  refresh: endpoint({
    name: 'auth.refresh',
    method: 'POST',
    path: '/customer/auth/refresh',
    group: 'auth',
    auth: 'none',
    body: z.object({ token: z.string() }),
    answer: refreshedTokens,
  }),

  checkToken: endpoint({
    name: 'auth.checkToken',
    method: 'POST',
    path: '/auth/checkToken',
    // A check that fails must never hold up a sign-in.
    group: 'account',
    auth: 'none',
    body: z.object({ token: z.string() }),
    answer: z.object({ isValid: z.boolean() }),
  }),

  forgotPassword: endpoint({
    name: 'auth.forgotPassword',
    method: 'POST',
    path: '/customers/forgotPassword',
    group: 'auth',
    auth: 'none',
    body: z.object({ phone: z.string() }),
    answer: acknowledged,
  }),

  /** 422 `WRONG_CODE`. */
  confirmForgotPassword: endpoint({
    name: 'auth.confirmForgotPassword',
    method: 'POST',
    path: '/customers/forgotPassword/confirm',
    group: 'auth',
    auth: 'none',
    body: z.object({ phone: z.string(), code: z.string(), password: z.string() }),
    answer: acknowledged,
  }),

  /** 409 when the customer already exists. */
  sendCustomerRequest: endpoint({
    name: 'auth.sendCustomerRequest',
    method: 'POST',
    path: '/customers/sendCustomerRequest',
    group: 'auth',
    auth: 'none',
    body: z.object({ name: z.string(), role: z.enum(applicantRoles), phone: z.string() }),
    answer: acknowledged,
  }),
};

export const appVersionEndpoints = {
  /** Latest version of the native app per platform: dotted strings, major.minor.patch[.build]. */
  get: endpoint({
    name: 'auth.appVersion',
    method: 'GET',
    path: '/customer/auth/version',
    group: 'auth',
    auth: 'none',
    answer: dataOf(z.object({ ios: z.string(), android: z.string() })),
  }),
};
