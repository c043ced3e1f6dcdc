import { later, lateStore } from '../../../platform/services/token.ts';
import { SizesT } from '../../../shared/ports/ports.ts';

export const SizeHelpT = lateStore('SizeHelp', {
  scope: 'tab',
  needs: { sizes: SizesT },
  load: async () => (await import('./sizeHelpStore.ts')).SizeHelp,
});
export const AskSizeHelpT = later(SizeHelpT);
