import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { customerLoader } from '~/bff/route-handlers.server';
import { toWorkshopView } from '~/features/planning/event/event-view.server';
import { WorkshopPage } from '~/features/planning/event/workshop-page';

export const handle = { i18n: 'planning' };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => {
  const view = await toWorkshopView(ctx, new URL(request.url).searchParams);
  if (!view) throw redirect(ctx.links.to('event'));
  return { title: ctx.t('planning:workshop.title'), description: ctx.t('planning:workshop.description'), view };
});

export default function EventPrint() {
  return <WorkshopPage view={useLoaderData<typeof loader>().view} />;
}
