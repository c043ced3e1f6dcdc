/**
 * Port to a parcel carrier. Tracking numbers are assigned in advance, so a parcel has one as
 * soon as it is closed. The arrival query may fail and is then repeated.
 */
export type Carrier = {
  readonly name: string;
  /** An unused tracking number; `random` is the source of randomness. */
  readonly trackingNumber: (random: (bytes: number) => Uint8Array) => string;
  /**
   * The arrived parcels among these, by tracking number, with their time of arrival (ISO 8601).
   */
  readonly arrivals: (
    parcels: readonly { readonly trackingNumber: string; readonly sentAt: string }[],
  ) => Promise<ReadonlyMap<string, string>>;
};

export type WithCarrier = { readonly carrier: Carrier };
