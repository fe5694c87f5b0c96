import * as z from 'zod';

/** A password being chosen: 8 to 200 characters of any kind. The message is a key. */
export const newPasswordField = z.string().min(8, 'account:passwordLength').max(200, 'account:passwordLength');
