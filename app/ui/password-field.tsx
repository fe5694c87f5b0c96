import { type ComponentPropsWithoutRef, useState } from 'react';
import { describeField, FieldFrame, type FieldLabels } from './field-frame';
import { HideIcon, ShowIcon } from './icons';

type Props = FieldLabels &
  Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'className'> & {
    name: string;
    autoComplete: 'current-password' | 'new-password';
    showLabel: string;
    hideLabel: string;
  };

/** A password with a button that shows it, which needs JavaScript. */
export function PasswordField({ label, hint, error, quietLabel, showLabel, hideLabel, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const id = input.id ?? input.name;
  const labels = { label, hint, error, quietLabel };
  const Icon = shown ? HideIcon : ShowIcon;
  return (
    <FieldFrame id={id} {...labels}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className="input min-h-12 pr-12"
          {...describeField(id, labels)}
        />
        <button
          type="button"
          aria-label={shown ? hideLabel : showLabel}
          aria-controls={id}
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
