import { withoutWidget } from '@tailorbird/domain/support';
import { useCallback } from 'react';
import { ConversationsT } from '../ports/ports.ts';
import { later } from '../services/token.ts';
import { useService } from '../services/useService.ts';
import { site } from '../site/site.ts';
import { useT } from '../texts/useT.ts';
import { ToastsT } from '../toasts/toastStore.ts';

const LateConversationsT = later(ConversationsT);

/** Opens the chat (SHELL-14); where there is none, says where to write, and opens a mail to it. */
export const useSupportChat = (): { readonly open: () => void } => {
  const conversations = useService(LateConversationsT);
  const toasts = useService(ToastsT);
  const t = useT('shell');
  const open = useCallback(async () => {
    try {
      if ((await (await conversations()).open()).opened) return;
    } catch {
      // Nothing to open it with: mail remains.
    }
    toasts.notify(t('chatByMail', { address: site.supportAddress }), { isLasting: true });
    location.href = withoutWidget(site.supportAddress);
  }, [conversations, toasts, t]);
  return { open };
};
