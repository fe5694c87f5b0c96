import type { ShouldRevalidateFunction } from '@remix-run/react';

/** A rejected form may have changed the cart, so its pages load again. One without an answer leaves the page: loading may fail as well, and lose what was typed. */
export const revalidateOnError: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500;

/** For data that no rejected form changes: Remix's own rule, which it does not apply where another route of the page is loaded again. */
export const revalidateOnSuccess: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 400;
