import { useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { AccountField } from './account-field';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { FavouriteIcon, FavouriteOnIcon } from '../icons';
import { PreloadRoute } from '../preload-route';

const FAVOURITE_FORM = 'hearts';

type Props = {
  productId: string;
  label: string;
  isOn: boolean;
  /** Shown beside the heart, which then stands in the text. */
  text?: string | undefined;
};

/** Toggles a favourite; the page holds one {@link FavouriteForm}. */
export function FavouriteButton({ productId, label, isOn, text }: Props) {
  const sends = { form: FAVOURITE_FORM, name: isOn ? 'unmark' : 'mark', value: productId, 'aria-label': label };
  if (text === undefined)
    return (
      <button
        {...sends}
        aria-pressed={isOn}
        className={isOn ? 'favourite-button icon-heart-full' : 'favourite-button icon-heart'}
      />
    );
  const Icon = isOn ? FavouriteOnIcon : FavouriteIcon;
  return (
    <button {...sends} className="favourite-label">
      <Icon className="size-5" />
      <span className="max-md:hidden">{text}</span>
    </button>
  );
}

type FormProps = {
  action: string;
  /** Path to redirect to. */
  to: string;
};

/** The form of all hearts of a page; each is sent by its own fetcher. */
export function FavouriteForm({ action, to }: FormProps) {
  const submit = useSubmit();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const favourite = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!favourite) return;
    const fetcherKey = `favourite-${favourite.value}`;
    const body = new FormData(event.currentTarget);
    body.append(favourite.name, favourite.value);
    body.set(FETCHER_KEY_NAME, fetcherKey);
    submit(body, { method: 'post', action, navigate: false, fetcherKey });
  };
  return (
    <form id={FAVOURITE_FORM} method="post" action={action} hidden onSubmit={onSubmit}>
      <AccountField />
      <input type="hidden" name="to" value={to} />
      <PreloadRoute name="toggle-favourite" />
    </form>
  );
}
