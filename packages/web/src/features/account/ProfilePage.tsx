import { definePage, redirectTo } from '../../platform/navigation/page.ts';

export const page = definePage({
  namespaces: [],
  load: async ({ locale }): Promise<undefined> => {
    throw redirectTo('/profile/orders', locale);
  },
  meta: () => ({ title: '', form: 'short', description: '' }),
  Page: () => null,
});
