import { customerFile } from '~/bff/files/file-loader.server';
import { loadCalendar } from '~/features/documents/calendar.server';

/** /orders/calendar/{id}: the planned delivery of an order. */
export const loader = customerFile((args) => loadCalendar(args, args.params['id'] ?? ''));
