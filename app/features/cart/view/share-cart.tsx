import { useTranslation } from 'react-i18next';
import { SaveListForm } from '~/ui/forms/save-list-form';
import { ButtonLink } from '~/ui/button';
import { CopyButton } from '~/ui/overlays/copy-button';
import { TextField } from '~/ui/fields/field';
import { ShareMenu } from '~/ui/overlays/share-menu';
import type { ShareView } from '~/ui/overlays/share-view';

export function ShareCart({ link, share }: { link: string | null; share: ShareView | null }) {
  const { t } = useTranslation('cart');
  return (
    <details className="-mx-2 border-t border-border px-2 print:hidden">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-medium text-leaf-ink underline underline-offset-4">
        {t('share.summary')}
      </summary>
      {link !== null && share !== null ? (
        <Ways link={link} share={share} />
      ) : (
        <p className="pb-3 text-small text-muted">{t('share.tooLong')}</p>
      )}
      <div className="pb-4">
        <SaveListForm name="" />
      </div>
    </details>
  );
}

function Ways({ link, share }: { link: string; share: ShareView }) {
  const { t } = useTranslation('cart');
  return (
    <div className="grid gap-3 pb-4">
      <TextField
        name="cartLink"
        readOnly
        label={t('share.link')}
        hint={t('share.lead')}
        defaultValue={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link} label={share.copy} doneLabel={share.copied} variant="outline" size="sm" />
        <ShareMenu share={share} size="sm" copies={false} />
        <ButtonLink href={link} variant="outline" size="sm">
          {t('share.open')}
        </ButtonLink>
      </div>
    </div>
  );
}
