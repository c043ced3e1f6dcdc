import { ruleFigures } from '@tailorbird/domain/content';
import type { Locale } from '@tailorbird/domain/kernel';
import type { Preferences } from '@tailorbird/domain/shell';
import { composeDemo, noFiles } from '../composition/demo/composeDemo.ts';
import type { DemoShop } from '../composition/demo/openDemoShop.ts';
import { DemoT } from '../features/demo/demo.ts';
import { bind, createServices, type Services } from '../platform/services/services.ts';
import { readTexts } from '../platform/texts/readTexts.ts';
import { createTexts } from '../platform/texts/textStore.ts';
import type { VisitStore } from '../shared/visit/visitStore.ts';
import { pageServices } from './pageServices.ts';

export const demoServices = (
  shop: DemoShop,
  own: {
    readonly locale: Locale;
    readonly visit: VisitStore;
    readonly preferences: Preferences;
  },
): Services =>
  createServices(
    [
      ...pageServices({
        ...own,
        texts: createTexts(readTexts, ruleFigures),
        addresses: noFiles,
        hasNetwork: async () => true,
        supportAddress: 'support@tailorbird.example',
        seller: null,
        hasReviews: false,
      }),
      bind(DemoT, shop.demo),
    ],
    async (services) => composeDemo(services, shop),
  );

export const demoNamespaces = ['demo', 'orders', 'shell'] as const;
