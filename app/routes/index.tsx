import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { toCutOffView } from '~/data/cut-off.server';
import { chosenLanguage } from '~/bff/http/locale-cookie.server';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { previewPicture } from '~/data/images.server';
import { formatFreeDeliveryFrom } from '~/data/trade-rules.server';
import { useCardLabels } from '~/features/catalogue/list/catalogue-labels';
import { PartlyAdded } from '~/features/catalogue/cards/add-result';
import { loadShelf } from '~/features/catalogue/list/product-list.server';
import { VarietyGrid } from '~/features/catalogue/cards/variety-grid';
import { offerWords } from '~/features/catalogue/cards/offer-words';
import { lotsOf, type VarietyView } from '~/features/catalogue/cards/variety-view';
import { categoryAddress } from '~/features/catalogue/list/sections.server';
import { useListActionData } from '~/features/catalogue/cards/use-list-answer';
import { LastOrder, OpenOrders } from '~/features/documents/orders-at-home';
import { loadOrdersAtHome } from '~/features/documents/orders-at-home.server';
import { CustomerHome } from '~/features/home/customer-home';
import { fillShelf, toContactView, toNewsView, loadHome, loadCreditStatus } from '~/features/home/home.server';
import { ProductShelf } from '~/features/home/shelf';
import { VisitorHome } from '~/features/home/visitor-home';
import { inLanguage } from '~/i18n/languages';
import { useLinks } from '~/use-links';
import { handleProductForm } from './add-to-cart.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: ['home', 'documents', 'catalogue'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx, request }) => {
  const chosen = chosenLanguage(request);
  if (chosen) throw redirect(inLanguage('/', chosen) + new URL(request.url).search);
  const ofCustomer = ctx.session.isSignedIn ? Promise.all([loadCreditStatus(ctx), loadOrdersAtHome(ctx)]) : null;
  const [{ sections, week, promotions }, own] = await Promise.all([
    loadHome(ctx, {
      addressOf: (category) => categoryAddress(ctx, category),
      readCards: (query) => loadShelf(ctx, query),
    }),
    ofCustomer,
  ]);
  const shared = {
    title: ctx.t('home:title'),
    description: ctx.t(ctx.services.env.rules.freeDeliveryFrom ? 'home:descriptionFrom' : 'home:description'),
    preview: previewPicture(week?.largePicture),
    sections,
    news: toNewsView(ctx),
  };
  if (own) {
    const [creditStatus, orders] = own;
    return {
      ...shared,
      kind: 'customer' as const,
      creditStatus,
      cutOff: toCutOffView(ctx),
      orders,
      store: fillShelf(week, promotions),
    };
  }
  return {
    ...shared,
    kind: 'visitor' as const,
    contact: toContactView(ctx),
    freeFrom: formatFreeDeliveryFrom(ctx),
    featured: week && {
      id: week.id,
      name: week.name,
      meta: offerWords(ctx.t, ctx.language).meta(week),
      picture: week.largePicture,
    },
    store: promotions,
  };
});

export const action = customerAction(handleProductForm);

export default function Home() {
  const view = useLoaderData<typeof loader>();
  if (view.kind === 'customer') {
    return (
      <CustomerHome
        sections={view.sections}
        creditStatus={view.creditStatus}
        cutOff={view.cutOff}
        news={view.news}
        openOrders={<OpenOrders {...view.orders} />}
        lastOrder={<LastOrder {...view.orders} />}
      >
        <Products cards={view.store} name="shelfCustomer" />
      </CustomerHome>
    );
  }
  return (
    <VisitorHome
      sections={view.sections}
      featured={view.featured ?? undefined}
      contact={view.contact}
      news={view.news}
      freeFrom={view.freeFrom}
    >
      <Products cards={view.store} name="shelfVisitor" />
    </VisitorHome>
  );
}

function Products({ cards, name }: { cards: readonly VarietyView[] | null; name: 'shelfCustomer' | 'shelfVisitor' }) {
  const { t } = useTranslation('home');
  const links = useLinks();
  const labels = useCardLabels(links.to('index'));
  const { answer, onAnswer } = useListActionData(useStickyActionData<typeof action>());
  if (cards?.length === 0) return null;
  // A substitute that was refused has no card to say so.
  const isElsewhere = answer?.rejected.some((line) => !cards?.some(({ id }) => id === line.productId));
  return (
    <ProductShelf title={t(name)} more={{ text: t('allPromotions'), href: links.to('catalog', {}, { promotion: 1 }) }}>
      {answer && isElsewhere && <PartlyAdded answer={answer} products={cards?.flatMap(lotsOf) ?? []} />}
      {cards && (
        <VarietyGrid
          varieties={cards}
          action={`${links.to('index')}?index`}
          labels={labels}
          rejected={answer?.rejected ?? []}
          onAnswer={onAnswer}
          heading="h3"
          lazy
        />
      )}
    </ProductShelf>
  );
}
