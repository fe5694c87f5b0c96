import { useTranslation } from 'react-i18next';
import { Form } from '~/ui/forms/form';
import { ButtonLink } from '~/ui/button';
import { Link } from '~/ui/link';
import { SubmitButton } from '~/ui/forms/submit-button';
import type { AddressView } from './view-address.server';
import { FormHeader } from './form-header';
import type { SubmittedForm } from './profile-view';
import { useProfileHref } from './use-profile-href';

interface Props {
  address: AddressView;
  asksDeletion: boolean;
  deletion: SubmittedForm | null;
}

const textLink = 'inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4';

/** An address with links to edit and delete it, and the form that confirms a deletion. */
export function AddressRow({ address, asksDeletion, deletion }: Props) {
  const { t } = useTranslation('profile');
  const profileHref = useProfileHref();
  const { id, kind, title, lines } = address;
  const key = encodeURIComponent(id);
  const question = `delete-${key}`;
  const at = (query: Record<string, string>, part = `address-${key}`) => profileHref(query, part);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
        <p className="text-small text-muted">{kind}</p>
        <p className="font-semibold">{title}</p>
        {lines.map((line) => (
          <p key={line} className="text-meta text-muted">
            {line}
          </p>
        ))}
      </div>
      {asksDeletion ? (
        <Form
          id={question}
          aria-labelledby={`${question}-text`}
          method="post"
          action={at({ deleteAddress: id }, question)}
          className="min-w-0 basis-full rounded-lg bg-poppy-tint p-4"
        >
          <FormHeader returned={deletion} />
          <p id={`${question}-text`} className="mb-3 font-medium [overflow-wrap:anywhere]">
            {t('deleteAddressQuestion', { address: title })}
          </p>
          <input type="hidden" name="intent" value="deleteAddress" />
          <input type="hidden" name="addressId" value={id} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger" mark={{ intent: 'deleteAddress' }} pendingLabel={t('common:sending')}>
              {t('deleteAddress')}
            </SubmitButton>
            <ButtonLink href={at({})} variant="outline" preventScrollReset>
              {t('common:cancel')}
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <div className="flex gap-5">
          <Link href={at({ addressId: id }, 'address-form')} preventScrollReset className={textLink}>
            <span>{t('edit')}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </Link>
          <Link href={at({ deleteAddress: id }, question)} preventScrollReset className={textLink}>
            <span>{t('delete')}</span>
            <span className="sr-only">{`: ${title}`}</span>
          </Link>
        </div>
      )}
    </div>
  );
}
