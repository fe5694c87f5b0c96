import { getFormProps } from '@conform-to/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '~/bff/forms/form-errors';
import { useSchemaForm } from '~/bff/forms/use-schema-form';
import { usePersistForm } from '~/browser/persist-form';
import { isDay } from '~server/domain/day-input';
import { isBlankPiece, MAX_NAME, type PieceFields } from '~server/domain/event';
import { useLinks } from '~/use-links';
import { Button } from '~/ui/button';
import { TextArea, TextField } from '~/ui/fields/field';
import { Form } from '~/ui/forms/form';
import { SubmitButton } from '~/ui/forms/submit-button';
import { submitKeys } from '~/ui/forms/submit-keys';
import type { EventView } from './event-view.server';

const FORM_ID = 'event';
const group = '-mx-3.5 bg-surface px-3.5 py-5 md:mx-0 md:rounded-lg md:px-5';

/** The event and its pieces. Its first, hidden button counts, because Enter presses the first. */
export function EventForm({ view }: { view: EventView }) {
  const { t } = useTranslation('planning');
  const action = useLinks().to('event');
  const { version, rejected, focusId } = view;
  const { name, date, spare, pieces } = view.fields;
  const { form, field, errors } = useSchemaForm({
    id: FORM_ID,
    result: rejected,
    values: { name, date, spare },
    constraint: { name: { maxLength: MAX_NAME } },
  });
  usePersistForm(FORM_ID);
  useEffect(() => {
    if (focusId !== null) document.getElementById(focusId)?.focus();
  }, [focusId]);
  return (
    <Form {...getFormProps(form)} method="post" action={action} className="grid gap-4">
      <input type="submit" hidden name="intent" value="calculate" />
      <input type="hidden" name="version" value={version} />
      <div className={`${group} grid gap-4 md:grid-cols-3`}>
        <TextField {...field('name')} label={t('event.name')} autoComplete="off" />
        <TextField {...field('date')} type={date === '' || isDay(date) ? 'date' : 'text'} label={t('event.date')} />
        <TextField
          {...field('spare')}
          inputMode="numeric"
          label={t('event.spare')}
          hint={t('event.spareHint')}
          autoComplete="off"
        />
      </div>
      {pieces.map((piece, at) => (
        <Piece
          // Pieces have no identity: a change of their number remounts the form.
          key={`${at} of ${pieces.length}`}
          piece={piece}
          at={at}
          canRemove={pieces.length > 1 || !isBlankPiece(piece)}
          errors={errors}
        />
      ))}
      <Buttons pieces={pieces} />
    </Form>
  );
}

function Buttons({ pieces }: Pick<EventView['fields'], 'pieces'>) {
  const { t } = useTranslation('planning');
  const action = useLinks().to('event');
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton
        mark={{ intent: 'calculate' }}
        name="intent"
        value="calculate"
        pendingLabel={t('event.counting')}
        {...submitKeys}
      >
        {t('event.calculate')}
      </SubmitButton>
      <SubmitButton
        mark={{ intent: 'addPiece' }}
        name="intent"
        value="addPiece"
        formAction={`${action}#piece-${pieces.length}`}
        variant="outline"
      >
        {t('event.addPiece')}
      </SubmitButton>
      {pieces.some((piece) => !isBlankPiece(piece)) && (
        <Button type="submit" name="intent" value="clear" variant="link">
          {t('event.clear')}
        </Button>
      )}
    </div>
  );
}

type PieceProps = {
  piece: PieceFields;
  at: number;
  canRemove: boolean;
  errors: FormErrors;
};

function Piece({ piece: { name, count, stems }, at, canRemove, errors }: PieceProps) {
  const { t } = useTranslation('planning');
  const title = t('pieceNumber', { number: at + 1 });
  return (
    <fieldset className={`${group} grid items-start gap-4 md:grid-cols-2`}>
      <legend className="sr-only">{title}</legend>
      <div className="grid gap-4">
        <TextField
          id={`piece-${at}`}
          name="piece"
          label={title}
          placeholder={at === 0 ? t('event.pieceExample') : undefined}
          defaultValue={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          error={errors[`piece-${at}`]}
        />
        <TextField
          id={`count-${at}`}
          name="count"
          inputMode="numeric"
          label={t('event.count')}
          defaultValue={count}
          autoComplete="off"
          error={errors[`count-${at}`]}
        />
      </div>
      <div>
        <TextArea
          id={`stems-${at}`}
          name="stems"
          rows={5}
          label={t('event.stems')}
          hint={at === 0 ? t('event.stemsHint') : undefined}
          defaultValue={stems}
          autoComplete="off"
          error={errors[`stems-${at}`]}
        />
        {canRemove && (
          <p className="text-right">
            <Button
              type="submit"
              name="removePiece"
              value={at}
              variant="link"
              aria-label={t('event.removeNamed', { name: name || title })}
            >
              {t('event.remove')}
            </Button>
          </p>
        )}
      </div>
    </fieldset>
  );
}
