/**
 * Port: who carries parcels. Carriers give a shop its numbers beforehand, so that a parcel has one the moment it is closed; where parcels are is asked for, and may fail: then it is
 * asked again.
 */
export type Carrier = {
  readonly name: string;
  /** A number no parcel has had; `random` is where chance comes from. */
  readonly trackingNumber: (random: (bytes: number) => Uint8Array) => string;
  /** Which of these parcels have arrived, by their number, and when (ISO 8601). */
  readonly arrivals: (
    parcels: readonly { readonly trackingNumber: string; readonly sentAt: string }[],
  ) => Promise<ReadonlyMap<string, string>>;
};

export type WithCarrier = { readonly carrier: Carrier };
