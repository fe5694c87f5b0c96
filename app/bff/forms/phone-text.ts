import * as z from 'zod';

/** A phone number as it is typed; the server has the rules of each operator besides (`phoneField`). The message is a key. */
export const phoneText = z.string().refine((text) => {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15;
}, 'errors:phone');
