import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/fields/field';
import { Notice } from '~/ui/overlays/notice';
import { SubmitButton } from '~/ui/forms/submit-button';
import { MAX_LIST_NAME } from '~/ui/forms/save-list-form';
import type { ListActionData, NamingData } from './list-view';
import type { OpenListView } from './list.server';

type Props = {
  action: string;
  open: OpenListView | null;
  naming: NamingData | undefined;
  positions: readonly string[] | undefined;
  saved: ListActionData['saved'];
  reminderHref: string;
};

const ID = 'keep-list';
const SAVE_ID = 'save-list';

/** What can be kept of the list: norms, the chosen lines under a name, a reminder; an open list is changed here. */
export function KeepList({ action, open, naming, positions, saved, reminderHref }: Props) {
  const { t } = useTranslation('list');
  // Back to here, where its answer is.
  const formAction = `${action}#${ID}`;
  const isTyped =
    (naming && naming.typed !== (open?.name ?? '')) || positions?.some((place, at) => place !== String(at + 1));
  const hasAnswer = saved !== undefined || Boolean(naming?.error) || isTyped;
  return (
    <details
      id={ID}
      open={hasAnswer || undefined}
      className="-mx-3.5 border-t border-border bg-surface px-3.5 md:mx-0 md:px-5 print:hidden"
    >
      <summary className="flex min-h-target cursor-pointer items-center font-medium text-leaf-ink underline underline-offset-4">
        {t(open ? 'change' : 'keep')}
      </summary>
      <div className="grid max-w-prose gap-5 pb-5 pt-1">
        {saved && <Saved saved={saved} />}
        <div className="grid gap-2">
          <p className="text-small text-muted">{t(open ? 'listNormsHint' : 'normsHint')}</p>
          <div className="flex flex-wrap gap-2">
            <KeepButton intent="saveNorms" formAction={formAction}>
              {t('saveNorms')}
            </KeepButton>
            <ButtonLink href={reminderHref} variant="outline">
              {t('reminder')}
            </ButtonLink>
          </div>
        </div>
        <Naming open={open} naming={naming} formAction={formAction} />
        {open && open.lines.length > 1 && <Order open={open} positions={positions} formAction={formAction} />}
      </div>
    </details>
  );
}

/** What was saved, with a link to it. */
export function Saved({ saved: { text, href } }: { saved: NonNullable<Props['saved']> }) {
  const { t } = useTranslation('list');
  return (
    <Notice tone="success" link={href === undefined ? undefined : { href, label: t('open') }}>
      {text}
    </Notice>
  );
}

type ButtonProps = { intent: string; id?: string; formAction?: string; children: ReactNode };

function KeepButton({ intent, children, ...button }: ButtonProps) {
  const { t } = useTranslation('list');
  return (
    <SubmitButton
      {...button}
      name="intent"
      value={intent}
      mark={{ intent }}
      pendingLabel={t('saving')}
      variant={intent === 'deleteList' ? 'danger' : 'outline'}
    >
      {children}
    </SubmitButton>
  );
}

function Naming({ open, naming, formAction }: Pick<Props, 'open' | 'naming'> & { formAction: string }) {
  const { t } = useTranslation('list');
  return (
    <div className="grid gap-2">
      <TextField
        key={open?.name}
        name="listName"
        label={t('name')}
        hint={t('nameHint')}
        maxLength={MAX_LIST_NAME}
        autoComplete="off"
        defaultValue={naming?.typed ?? open?.name}
        error={naming?.error ? [naming.error] : undefined}
        onKeyDown={pressSave}
      />
      <div className="flex flex-wrap gap-2">
        <KeepButton intent="saveList" id={SAVE_ID} formAction={formAction}>
          {t('saveList')}
        </KeepButton>
        {open && (
          <>
            <KeepButton intent="renameList" formAction={formAction}>
              {t('rename')}
            </KeepButton>
            <KeepButton intent="deleteList">{t('delete', { name: open.name })}</KeepButton>
          </>
        )}
      </div>
    </div>
  );
}

/** The places of the lines of an open list, by number. */
function Order({
  open: { lines },
  positions,
  formAction,
}: Pick<Props, 'positions'> & { open: OpenListView; formAction: string }) {
  const { t } = useTranslation('list');
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-2 font-medium">{t('order')}</legend>
      {lines.map(({ lot, name }, at) => (
        <label key={`${lot} ${at}`} className="flex items-center gap-3 text-small">
          <input type="hidden" name="lot" value={lot} />
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name="position"
            id={`position-${lot}`}
            defaultValue={positions?.[at] ?? at + 1}
            className="round-box w-14 flex-none"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </label>
      ))}
      <div>
        <KeepButton intent="moveLine" formAction={formAction}>
          {t('move')}
        </KeepButton>
      </div>
    </fieldset>
  );
}

/** Enter in the name saves the list; elsewhere in the form it counts. */
function pressSave(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  document.getElementById(SAVE_ID)?.click();
}
