import { SilentAnalytics } from '@tailorbird/adapter-analytics';
import { SilentConversations } from '@tailorbird/adapter-chat';
import { CookieConsent } from '@tailorbird/adapter-storage/cookieConsent';
import { err } from '@tailorbird/domain/kernel';
import type { ConsentRecords, FileAddresses } from '@tailorbird/domain/shell';
import { ClockT, NewKeyT } from '../../platform/browser/browser.ts';
import type { LateServices, Services } from '../../platform/services/services.ts';
import type { LateToken } from '../../platform/services/token.ts';
import * as tokens from '../../shared/ports/ports.ts';
import { storesFor } from '../bindings.ts';
import { lateServices } from '../container.ts';
import { outsideScripts } from '../outsideScripts.ts';
import { createPorts, type PortBinding } from '../ports.ts';
import { openReporter } from '../reportErrors.ts';
import type { DemoShop } from './openDemoShop.ts';

const { AnalyticsT, ConsentManagerT, ConversationsT, OutsideScriptsT, PreferencesT, ReporterT } =
  tokens;

const unreachable = new Proxy(
  {},
  {
    get: (_, name) =>
      name === 'then' ? undefined : async () => err({ kind: 'unreachable' as const }),
  },
);

/** Late services of the demo: ports in memory. Others, such as those of staff, are unreachable. */
export const composeDemo = (services: Services, { ports: inMemory }: DemoShop): LateServices => {
  const all = Object.values(tokens).flatMap((token): PortBinding[] =>
    token.kind === 'port'
      ? [
          [
            token as LateToken<unknown>,
            async () => inMemory[token.id.description ?? ''] ?? unreachable,
          ],
        ]
      : [],
  );
  const ports = createPorts([
    ...all,
    [AnalyticsT, async () => new SilentAnalytics()],
    [ConversationsT, async () => new SilentConversations()],
    [OutsideScriptsT, async () => outsideScripts],
    [ReporterT, async () => openReporter(ports)],
    [
      ConsentManagerT,
      async () =>
        new CookieConsent({
          preferences: services.ready(PreferencesT),
          records: inMemory.ConsentRecords as ConsentRecords,
          now: services.ready(ClockT).now,
          newReference: services.ready(NewKeyT),
          ended: () => {},
        }),
    ],
    ...storesFor(services),
  ]);
  return lateServices(services, ports);
};

/** The demo has no files of a server: pages that link to them are absent. */
export const noFiles: FileAddresses = {
  paper: () => '#',
  chatPhoto: () => '#',
  claimPhoto: () => '#',
  makingSheets: () => '#',
  customsDeclaration: () => '#',
  fiberWeights: () => '#',
  bodyOf: () => '#',
  changedTexts: '#',
  subscribers: '#',
  mail: () => '#',
};
