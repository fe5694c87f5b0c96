import { useEffect, useRef, useState } from 'react';
import type { RejectedLine } from '~server/domain/rejected-line';
import { FavouriteButton } from '~/ui/forms/favourite-button';
import { FetcherForm } from '~/ui/forms/fetcher-form';
import { FormKey } from '~/ui/forms/form-key';
import { Link } from '~/ui/link';
import { LotChoice } from './lot-choice';
import { MediaFrame } from './media-frame';
import { OrderFields } from './order-fields';
import type { CardLabels } from '../list/catalogue-labels';
import { addKey, Rejection } from './product-card-refusal';
import { ProductTags } from './product-card-tags';
import { expectedChange, isOrderable, productAnchor } from './offer';
import type { OnAnswer } from './use-list-answer';
import { VarietyNote } from './variety-note';
import { lotsOf, type LotView, type VarietyView } from './variety-view';

export type VarietyCardProps = {
  variety: VarietyView;
  action: string;
  labels: CardLabels;
  eager?: boolean;
  heading?: 'h2' | 'h3';
  rejected?: readonly RejectedLine[];
  onAnswer?: OnAnswer | undefined;
};

/** A variety with its lengths as radio buttons and one form that adds the chosen one, or changes how much of it the cart holds. */
export function VarietyCard({
  variety,
  action,
  labels,
  eager = false,
  heading: Heading = 'h2',
  rejected = [],
  onAnswer,
}: VarietyCardProps) {
  const lots = lotsOf(variety);
  const rejectedLine = rejected.find(({ productId }) => lots.some(({ id }) => id === productId));
  const [chosenId, choose] = useState(isOpen(lots, rejectedLine?.productId) ? rejectedLine?.productId : variety.chosen);
  const lot = lots.find(({ id }) => id === chosenId) ?? lots.find(({ id }) => id === variety.chosen) ?? lots[0];
  const form = useRef<HTMLDivElement>(null);
  // A length may have been chosen before the scripts came.
  useEffect(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('[name=productId]:checked');
    if (checked) choose(checked.value);
  }, []);
  if (!lot) return null;
  const { words } = labels;
  const title = words.title(variety, lot);
  const name = words.graded(title, lot);
  const expected = (form: FormData) => (isOrderable(lot) ? expectedChange(lot, form) : {});
  return (
    <article id={lots.length === 1 ? productAnchor(lot.id) : undefined} className="variety">
      <MediaFrame picture={variety.picture} color={variety.color} eager={eager} sizes="84px" />
      <div className="variety-facts">
        <div className="variety-name">
          <Heading>
            <Link href={labels.hrefOf(lot.id)} prefetch="intent" className="hover:text-leaf-ink">
              {lots.length === 1 ? title : variety.name}
            </Link>
          </Heading>
          <ProductTags tags={words.tagsOf(lot)} />
        </div>
        <p>{words.meta(variety)}</p>
        {variety.more !== undefined && <p>{words.more(variety.more)}</p>}
        <VarietyNote lot={lot} labels={labels} isPriced={lots.length === 1} />
      </div>
      <FavouriteButton productId={lot.id} label={`${labels.favourite}: ${name}`} isOn={lot.isFavourite ?? false} />
      <div ref={form} className="variety-order">
        {lots.some(isOrderable) ? (
          <FetcherForm fetcherKey={addKey(variety.id)} action={action} addFields={expected} onAnswer={onAnswer}>
            <FormKey />
            {lots.length === 1 ? (
              <input type="hidden" name="productId" value={lot.id} />
            ) : (
              <LotChoice variety={variety} words={words} chosen={lot.id} onChoose={choose} />
            )}
            <OrderFields
              key={variety.typed}
              offer={lot}
              name={name}
              initial={variety.typed}
              labels={labels}
              rejected={rejectedLine?.productId === lot.id ? rejectedLine : undefined}
              size="sm"
            />
          </FetcherForm>
        ) : (
          lots.length > 1 && <LotChoice variety={variety} words={words} />
        )}
        <Rejection rejected={rejectedLine} action={action} labels={labels} onAnswer={onAnswer} />
      </div>
    </article>
  );
}

/** Whether a lot can be ordered, also after it was chosen. */
function isOpen(lots: readonly LotView[], productId: string | undefined): boolean {
  return lots.some((lot) => lot.id === productId && isOrderable(lot));
}
