import 'i18next';
import type { defaultNamespace, sharedNamespace } from './namespaces';

/** Keys are checked by `tests/rules/message-keys.test.ts`: typed messages would triple the time of a type check. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    fallbackNS: typeof sharedNamespace;
  }
}
