import { loadAllRecords } from '~/bff/account-record.server';
import { customerFile, privateFile } from '~/bff/files/file-loader.server';
import { datedName } from '~/bff/files/table-file.server';

/** /account-data.json: all that is kept with the account, to take along. */
export const loader = customerFile(
  async ({ ctx }) =>
    new Response(JSON.stringify(await loadAllRecords(ctx), null, 2), {
      headers: privateFile('application/json', `attachment; filename="${datedName('account-data')}.json"`),
    }),
);
