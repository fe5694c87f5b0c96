import { useTranslation } from 'react-i18next';
import { useLinks } from '~/use-links';
import { Link } from '~/ui/link';
import type { RouteName } from '~/routing/table';

const labels = {
  login: 'signIn',
  forgotPassword: 'forgotLink',
  register: 'registerLink',
  becomeClient: 'becomeClientLink',
} as const;

/** What tells one way in from the other. */
const notes: Partial<Record<Target, 'registerNote' | 'becomeClientNote'>> = {
  register: 'registerNote',
  becomeClient: 'becomeClientNote',
};

type Target = keyof typeof labels & RouteName;

/** Links between the pages of the auth layout; they keep `redirectTo`. */
export function AuthLinks({ to, redirectTo }: { to: readonly Target[]; redirectTo?: string }) {
  const { t } = useTranslation('account');
  const links = useLinks();
  return (
    <ul className="mt-6 grid gap-1 border-t border-border pt-3">
      {to.map((name) => {
        const note = notes[name];
        return (
          <li key={name}>
            <Link
              href={links.to(name, {}, { redirectTo: redirectTo || undefined })}
              className="inline-flex min-h-target items-center text-leaf-ink underline underline-offset-4"
            >
              {t(labels[name])}
            </Link>
            {note && <p className="text-small text-muted">{t(note)}</p>}
          </li>
        );
      })}
    </ul>
  );
}
