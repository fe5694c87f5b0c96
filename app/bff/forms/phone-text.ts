import * as z from 'zod';

/** A phone number as typed; the server also checks the operator's rules (`phoneField`). */
export const phoneText = z.string().refine((text) => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15;
}, 'errors:phone');
