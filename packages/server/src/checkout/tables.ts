export type CheckoutTables = Record<never, never>;
