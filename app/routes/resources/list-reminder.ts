import { customerFile } from '~/bff/files/file-loader.server';
import { loadReminder } from '~/features/reorder/list/reminder.server';

/** /list.ics: a weekly reminder of the list. */
export const loader = customerFile((args) => loadReminder(args));
