import { hostsOf } from '@tailorbird/adapter-analytics/hosts';
import { chatHostsOf } from '@tailorbird/adapter-chat/hosts';
import type { OutsideKeys } from '@tailorbird/domain/shell';
import type { ChatProvider } from '@tailorbird/domain/support';

/** What a page lets in of other companies. `bringsStyles`: styles in the page that nobody knows beforehand. */
export const pageHosts = (outside: OutsideKeys, chat: ChatProvider | null) => {
  const [{ scripts, calls, pictures, policies }, messenger] = [hostsOf(outside), chatHostsOf(chat)];
  return {
    scripts: [...scripts, ...messenger.scripts],
    calls: [...calls, ...messenger.calls],
    pictures,
    frames: messenger.frames,
    bringsStyles: messenger.bringsStyles,
    policies: [...new Set([...policies, ...(messenger.scripts.length > 0 ? ['default'] : [])])],
  };
};
