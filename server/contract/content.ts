import * as z from 'zod';
import { dataOf, isoTime, optional } from './conventions';
import { endpoint } from './endpoint';

/** `html` is untrusted and must be sanitised. */
const page = z.object({ slug: z.string(), title: z.string(), html: z.string(), updatedAt: optional(isoTime) });
export type Page = z.output<typeof page>;

const redirect = z.object({ target: z.string().min(1), statusCode: z.number().int().min(300).max(399) });
export type Redirect = z.output<typeof redirect>;

export const pageEndpoints = {
  get: endpoint({
    name: 'content.page',
    method: 'GET',
    path: '/pages/{slug}',
    group: 'catalogue',
    auth: 'none',
    answer: dataOf(page),
  }),
};

export const redirectEndpoints = {
  get: endpoint({
    name: 'content.redirect',
    method: 'GET',
    path: '/redirects',
    group: 'catalogue',
    auth: 'none',
    query: z.object({ path: z.string() }),
    answer: z.object({ data: redirect.nullable() }),
  }),
};
