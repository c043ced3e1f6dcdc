import type { Carrier } from '../application/carrier.ts';

const hoursOnTheWay = 48;

/**
 * A simulated carrier for shops without one: every parcel arrives two days after it was sent.
 */
export const createEmbeddedCarrier = (clock: () => Date): Carrier => ({
  name: 'Tailorbird Post',
  trackingNumber: (random) =>
    `TB${BigInt(`0x${Buffer.from(random(8)).toString('hex')}`)
      .toString()
      .padStart(20, '0')}`,
  arrivals: async (parcels) => {
    const arrived = new Map<string, string>();
    for (const { trackingNumber, sentAt } of parcels) {
      const at = new Date(Date.parse(sentAt) + hoursOnTheWay * 60 * 60 * 1_000);
      if (at <= clock()) arrived.set(trackingNumber, at.toISOString());
    }
    return arrived;
  },
});
