import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Button, ButtonLink } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { TextField } from '~/ui/field';
import { useHydrated } from '~/ui/use-hydrated';

/** The cart as a link to copy or share, and as a template. */
export function ShareCart({ link }: { link: string | null }) {
  const { t } = useTranslation('cart');
  const template = useLinks().to('new-template');
  return (
    <details className="-mx-2 border-t border-border px-2 print:hidden">
      <summary className="flex min-h-target cursor-pointer items-center text-small font-medium text-leaf-ink underline underline-offset-4">
        {t('share.summary')}
      </summary>
      {link === null ? <p className="pb-3 text-small text-muted">{t('share.tooLong')}</p> : <Ways link={link} />}
      <p className="pb-4">
        <ButtonLink href={template} variant="outline" size="sm">
          {t('share.template')}
        </ButtonLink>
      </p>
    </details>
  );
}

function Ways({ link }: { link: string }) {
  const { t } = useTranslation('cart');
  const isShareable = useHydrated() && 'share' in navigator;
  const share = () => void navigator.share({ title: t('share.title'), url: link }).catch(() => undefined);
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
        <CopyButton text={link} label={t('share.copy')} doneLabel={t('share.copied')} variant="outline" size="sm" />
        {isShareable && (
          <Button variant="outline" size="sm" onClick={share}>
            {t('share.send')}
          </Button>
        )}
        <ButtonLink href={link} variant="outline" size="sm">
          {t('share.open')}
        </ButtonLink>
      </div>
    </div>
  );
}
