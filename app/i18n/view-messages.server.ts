import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { defaultNamespace } from './namespaces';

export { I18nextProvider, initReactI18next } from 'react-i18next';

/**
 * What views call for their words on the server, where all messages are there from the start and a page has one language: the library's own hook
 * would look for both anew in each view.
 * @public by the build, in place of the library's
 */
export function useTranslation(namespace: string = defaultNamespace) {
  const { i18n } = useContext(I18nContext);
  return { t: i18n.getFixedT(null, namespace), i18n };
}
