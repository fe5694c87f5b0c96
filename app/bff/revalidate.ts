import type { ShouldRevalidateFunction } from '@remix-run/react';

/** A form that was refused in part has changed the cart all the same: what shows the cart is read anew. */
export const revalidateWhenRefused: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) => actionStatus === 422 || defaultShouldRevalidate;
