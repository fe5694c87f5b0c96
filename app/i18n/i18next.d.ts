import 'i18next';
import type { defaultNamespace, sharedNamespace } from './namespaces';

/** Keys are checked by a test (`tests/rules/message-keys.test.ts`): typed messages would make the type check three times as long. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: typeof defaultNamespace;
    fallbackNS: typeof sharedNamespace;
  }
}
