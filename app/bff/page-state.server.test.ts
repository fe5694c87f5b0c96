import type { EntryContext } from '@remix-run/node';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from '@remix-run/router';
import { expect, it } from 'vitest';
import { pack } from '~/page-data';
import { writeState } from './page-state.server';

type State = EntryContext['staticHandlerContext'];

function write(state: Partial<State>): string {
  return writeState({
    staticHandlerContext: { loaderData: {}, actionData: null, errors: null, ...state } as State,
    serializeError: ({ message }) => ({ message }),
  });
}

it('writes what loaders and an action gave, packed or not, as one JSON', () => {
  const loaderData = { root: pack({ name: 'Freedom', farm: undefined }), plain: { code: 404 }, none: undefined };
  expect(JSON.parse(write({ loaderData, actionData: { page: { refused: ['qty'] } } }))).toEqual({
    loaderData: { root: { name: 'Freedom' }, plain: { code: 404 }, none: null },
    actionData: { page: { refused: ['qty'] } },
    errors: null,
  });
});

it('names errors so that Remix knows them again', () => {
  const errors = { page: new ErrorResponse(404, 'Not Found', { title: 'Немає' }), root: new Error('broken') };
  expect(JSON.parse(write({ errors }))).toMatchObject({
    errors: {
      page: { __type: 'RouteErrorResponse', status: 404, data: { title: 'Немає' } },
      root: { __type: 'Error', message: 'broken' },
    },
  });
});

it('cannot end the script it stands in', () => {
  const written = write({ loaderData: { root: pack('</script><!--') }, actionData: { page: '<script>' } });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({
    loaderData: { root: '</script><!--' },
    actionData: { page: '<script>' },
  });
});
