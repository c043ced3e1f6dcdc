import { definePage } from '../../platform/navigation/page.tsx';
import { redirectTo } from '../../platform/navigation/pageFailure.ts';

export const page = definePage({
  namespaces: [],
  load: async ({ locale }): Promise<undefined> => {
    throw redirectTo('/profile/orders', locale);
  },
  meta: () => ({ title: '', form: 'short', description: '' }),
  Page: () => null,
});
