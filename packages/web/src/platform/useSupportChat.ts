import { useCallback } from 'react';
import { useApp } from './app.ts';
import { site } from './site.ts';
import { useT } from './texts/useT.ts';

/** Opens the chat (SHELL-14); where there is none, says where to write, and opens a mail to it. */
export const useSupportChat = (): { readonly open: () => void } => {
  const { services, toasts } = useApp();
  const t = useT('shell');
  const open = useCallback(async () => {
    try {
      const { ConversationsT } = await import('../composition/tokens.ts');
      const conversations = await services.get(ConversationsT);
      if ((await conversations.open()).opened) return;
    } catch {
      // Nothing to open it with: mail remains.
    }
    toasts.notify(t('chatByMail', { address: site.supportAddress }), { isLasting: true });
    location.href = `mailto:${site.supportAddress}`;
  }, [services, toasts, t]);
  return { open };
};
