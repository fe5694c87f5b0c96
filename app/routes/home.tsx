import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeCutOff } from '~/supply/cut-off.server';
import { chosenLanguage } from '~/bff/locale-cookie.server';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { describeFreeFrom } from '~/supply/trade-rules.server';
import { useCardWords } from '~/features/catalogue/catalogue-words';
import { PartlyAdded } from '~/features/catalogue/partly-added';
import { ProductCardGrid } from '~/features/catalogue/product-card-grid';
import { readProductCards } from '~/features/catalogue/product-list.server';
import type { ProductCardView } from '~/features/catalogue/product-view';
import { categoryAddress } from '~/features/catalogue/sections.server';
import { useListAnswer } from '~/features/catalogue/use-list-answer';
import { LastOrder, OpenOrders } from '~/features/documents/orders-at-home';
import { readOrdersAtHome } from '~/features/documents/orders-at-home.server';
import { CustomerHome } from '~/features/home/customer-home';
import { fillShelf, readContact, readHome, readStanding } from '~/features/home/home.server';
import { Shelf } from '~/features/home/shelf';
import { VisitorHome } from '~/features/home/visitor-home';
import { readTodaysTemplates } from '~/features/templates/templates.server';
import { TodaysTemplates } from '~/features/templates/todays-templates';
import { inLanguage } from '~/i18n/languages';
import { useLinks } from '~/links-hook';
import { handleCartAction } from './cart-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['home', 'documents', 'catalogue'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request }) => {
  const chosen = chosenLanguage(request);
  if (chosen) throw redirect(inLanguage('/', chosen) + new URL(request.url).search);
  const ofCustomer = scope.session.isSignedIn
    ? Promise.all([readStanding(scope), readOrdersAtHome(scope), readTodaysTemplates(scope)])
    : null;
  const [{ sections, week, promotions }, own] = await Promise.all([
    readHome(scope, {
      addressOf: (category) => categoryAddress(scope, category),
      readCards: (query) =>
        readProductCards(scope, query, query.productOfWeek === '1' && !scope.session.isSignedIn ? 'large' : 'card'),
    }),
    ofCustomer,
  ]);
  const shared = {
    title: scope.t('home:title'),
    description: scope.t(scope.portal.env.rules.freeDeliveryFrom ? 'home:descriptionFrom' : 'home:description'),
    sections,
    gaps: describeGaps(scope),
  };
  if (own) {
    const [standing, orders, templates] = own;
    return {
      ...shared,
      kind: 'customer' as const,
      standing,
      cutOff: describeCutOff(scope),
      orders,
      templates,
      shelf: fillShelf(week, promotions),
    };
  }
  return {
    ...shared,
    kind: 'visitor' as const,
    contact: readContact(scope),
    freeFrom: describeFreeFrom(scope),
    featured: week,
    shelf: promotions,
  };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Home() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === 'customer') {
    return (
      <CustomerHome
        sections={view.sections}
        standing={view.standing}
        cutOff={view.cutOff}
        templates={<TodaysTemplates rows={view.templates} />}
        openOrders={<OpenOrders {...view.orders} />}
        lastOrder={<LastOrder {...view.orders} />}
      >
        <Products cards={view.shelf} name="shelfCustomer" />
      </CustomerHome>
    );
  }
  return (
    <VisitorHome
      sections={view.sections}
      featured={view.featured ?? undefined}
      contact={view.contact}
      freeFrom={view.freeFrom}
    >
      <Products cards={view.shelf} name="shelfVisitor" />
    </VisitorHome>
  );
}

function Products({
  cards,
  name,
}: {
  cards: readonly ProductCardView[] | null;
  name: 'shelfCustomer' | 'shelfVisitor';
}) {
  const { t } = useTranslation('home');
  const links = useLinks();
  const words = useCardWords(links.to('index'));
  const { answer, onAnswer } = useListAnswer(useStickyActionData<typeof action>());
  if (cards?.length === 0) return null;
  // A substitute that was refused has no card to say so.
  const isElsewhere = answer?.refused.some((line) => !cards?.some(({ id }) => id === line.productId));
  return (
    <Shelf title={t(name)} more={{ text: t('allPromotions'), href: links.to('catalog', {}, { promotion: 1 }) }}>
      {answer && isElsewhere && <PartlyAdded answer={answer} products={cards ?? []} />}
      {cards && (
        <ProductCardGrid
          products={cards}
          action={`${links.to('index')}?index`}
          words={words}
          refused={answer?.refused ?? []}
          onAnswer={onAnswer}
          heading="h3"
          lazy
        />
      )}
    </Shelf>
  );
}
