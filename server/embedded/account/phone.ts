import { ApiError } from '../http/api-error';

/** `050 111-22-33`, `380501112233` and `+380501112233` are the same. @throws ApiError `WRONG_PHONE` */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0(?=\d{9}$)/, '380');
  if (digits.length < 10 || digits.length > 15) throw new ApiError('WRONG_PHONE');
  return `+${digits}`;
}
