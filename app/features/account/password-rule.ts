import * as z from 'zod';

/** 8 to 200 characters; the error is a message key. */
export const newPasswordField = z.string().min(8, 'account:passwordLength').max(200, 'account:passwordLength');
