import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * A form that was refused, whole or in part, may have changed the cart all the same: what shows the cart is read anew. One that got no answer to
 * go by leaves the page as it is: reading it might fail, too, and take with it what was typed.
 */
export const revalidateOnError: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500;
