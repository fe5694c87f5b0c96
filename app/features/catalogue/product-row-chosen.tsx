import clsx from 'clsx';
import { goToField } from '~/ui/error-summary';
import { SubmitButton } from '~/ui/submit-button';
import { addingMark } from './carry-lines';
import type { ChosenLines } from './describe-quantity';
import { quantityId } from './product-card-refusal';

type Props = { chosen: ChosenLines; words: { /** 'Додати вибране' */ addAll: string; adding: string } };

/** What is chosen, and the button that adds it; while that is nothing, it is in nobody's way once scripts tell what is typed. */
export function ChosenBar({ chosen: { sum, count, wrong, wrongText }, words }: Props) {
  const isNothing = count + wrong.length === 0;
  return (
    <div className={clsx('sticky bottom-full-dock z-20 -mx-3.5 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line bg-surface px-3.5 py-3 md:bottom-0 md:mx-0 md:mt-2 md:rounded-t-lg print:hidden', isNothing && 'ready:static')}>
      {!isNothing && (
        <p role="status" className="mr-auto font-medium">
          {sum}
          {sum !== '' && wrong.length > 0 && '. '}
          {wrong[0] !== undefined && <a href={`#${quantityId(wrong[0])}`} onClick={goToField} className="text-poppy-ink underline underline-offset-4">{wrongText}</a>}
        </p>
      )}
      <SubmitButton mark={addingMark} pendingLabel={words.adding}>{count > 0 ? `${words.addAll}: ${count}` : words.addAll}</SubmitButton>
    </div>
  );
}
