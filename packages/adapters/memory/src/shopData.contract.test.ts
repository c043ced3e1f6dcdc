import { describeShopDataContract } from '@tailorbird/domain/testing/contracts';
import { InMemoryShopData } from './shopData.ts';

const by = 'staff@tailorbird.example';
const text = 'shell.skipToContent';
const mailText = 'server-orders.subject';

describeShopDataContract('in memory', async () => {
  const rows = {
    stock: [{ key: '101', title: 'Cotton T-Shirt, Navy, Jersey', value: { pieces: 5 } }],
    switches: [
      { key: 'isNewOxfordShirtLaunched', title: 'isNewOxfordShirtLaunched', value: { on: true } },
    ],
    mails: [
      {
        key: mailText,
        title: 'Your order {{number}}',
        value: { en: 'Your order {{number}}', de: 'Deine Bestellung {{number}}' },
      },
    ],
    texts: [
      { key: text, title: 'Skip to content', value: { en: 'Skip to content', de: 'Zum Inhalt' } },
    ],
  };
  const piece = {
    type: 'cotton-t-shirt',
    typeTitle: 'Cotton T-Shirt',
    variantId: '101-11',
    title: { en: 'Navy, Crew Neck', de: 'Marine, Rundhals' },
    name: { en: 'Cotton T-Shirt', de: 'Baumwoll-T-Shirt' },
  };
  return { data: new InMemoryShopData(rows, { pieces: [piece], by }), by, text, mailText };
});
