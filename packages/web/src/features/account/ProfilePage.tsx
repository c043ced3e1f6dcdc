import { definePage } from '../../platform/navigation/page.tsx';
import { redirectTo } from '../../platform/navigation/pageFailure.ts';

/** The profile begins with the orders (ROUTE-22). */
export const page = definePage({
  namespaces: [],
  load: async ({ locale }): Promise<undefined> => {
    throw redirectTo('/profile/orders', locale);
  },
  meta: () => ({ title: '', form: 'short', description: '' }),
  Page: () => null,
});
