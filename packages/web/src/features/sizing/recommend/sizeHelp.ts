import { later, lateStore } from '../../../platform/services/token.ts';
import { SizesT } from '../../../shared/ports/ports.ts';

export const SizeHelpT = lateStore('SizeHelp', {
  scope: 'tab',
  needs: { sizes: SizesT },
  load: async () => (await import('./sizeHelpStore.ts')).SizeHelp,
});
/** Asks for it when somebody wants help. */
export const AskSizeHelpT = later(SizeHelpT);
