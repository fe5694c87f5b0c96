import type { ShouldRevalidateFunction } from '@remix-run/react';

/** Also after a rejected form, which may have changed the cart; not after a lost response. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500;

/** For data that a rejected form does not change. */
export const revalidateOnSuccess: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 400;
