import { goToField } from '~/ui/error-summary';
import { OrderBar } from '~/ui/order-bar';
import { quantityFieldId } from '~/ui/quantity';
import { SubmitButton } from '~/ui/submit-button';
import { addingMark } from './carry-lines';
import type { ChosenLines } from './describe-quantity';

type Props = { chosen: ChosenLines; words: { /** 'Додати вибране' */ addAll: string; adding: string } };

/** What is chosen, and the button that adds it; while that is nothing, it is in nobody's way once scripts tell what is typed. */
export function ChosenBar({ chosen: { sum, count, wrong, wrongText }, words }: Props) {
  const isNothing = count + wrong.length === 0;
  return (
    <OrderBar
      isAside={isNothing}
      status={
        <>
          {sum}
          {sum !== '' && wrong.length > 0 && '. '}
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
      <SubmitButton mark={addingMark} pendingLabel={words.adding}>
        {count > 0 ? `${words.addAll}: ${count}` : words.addAll}
      </SubmitButton>
    </OrderBar>
  );
}
