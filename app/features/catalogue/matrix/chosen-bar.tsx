import { goToField } from '~/ui/forms/error-summary';
import { StickyActionBar } from '~/ui/overlays/sticky-action-bar';
import { quantityFieldId } from '~/ui/fields/quantity';
import { submitKeys } from '~/ui/forms/submit-keys';
import { SubmitButton } from '~/ui/forms/submit-button';
import { addingMark } from './use-selection';
import type { ChosenLines } from '../cards/describe-quantity';

type Props = { chosen: ChosenLines; labels: { /** 'Додати вибране' */ addAll: string; adding: string } };

/** The total of the typed quantities and the button that adds them; hidden while nothing is typed, with scripts. */
export function ChosenBar({ chosen: { sum, count, wrong, wrongText }, labels }: Props) {
  const isNothing = count + wrong.length === 0;
  return (
    <StickyActionBar
      isAside={isNothing}
      status={
        <>
          {sum !== '' && <span>{wrong.length > 0 ? `${sum}. ` : sum}</span>}
          {wrong[0] !== undefined && (
            <a
              href={`#${quantityFieldId(wrong[0])}`}
              onClick={goToField}
              className="text-poppy-ink underline underline-offset-4"
            >
              {wrongText}
            </a>
          )}
        </>
      }
    >
      <SubmitButton mark={addingMark} pendingLabel={labels.adding} {...submitKeys}>
        {count > 0 ? `${labels.addAll}: ${count}` : labels.addAll}
      </SubmitButton>
    </StickyActionBar>
  );
}
