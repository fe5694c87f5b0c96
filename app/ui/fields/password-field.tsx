import { type ComponentPropsWithoutRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldLabels, splitField } from './field-frame';
import { HideIcon, ShowIcon } from '../icons';

type Props = FieldLabels &
  Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
    name: string;
    autoComplete: 'current-password' | 'new-password';
  };

/** A password with a button that shows it, which needs JavaScript. */
export function PasswordField(props: Props) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const { frame, control } = splitField(props);
  const Icon = shown ? HideIcon : ShowIcon;
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...control}
          type={shown ? 'text' : 'password'}
          className="input min-h-12 pr-12"
        />
        <button
          type="button"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          aria-controls={control.id}
          className="invisible absolute inset-y-0 right-0.5 my-auto grid size-11 place-content-center rounded text-muted hover:text-ink ready:visible"
          onClick={() => {
            setShown(!shown);
          }}
        >
          <Icon className="size-5" />
        </button>
      </div>
    </FieldFrame>
  );
}
