import { inMemoryShop } from '@tailorbird/adapter-memory';
import { anAddress } from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../address/checkAddress.ts';
import { PapersStore } from './papersStore.ts';

const papers = {
  papers: [{ number: 'INV-000001', kind: 'invoice', issuedAt: '2025-11-05T09:00:00.000Z' }],
  canBeInvoiced: false,
} as const;

const opened = (hasAddress = true) => {
  const { checkout } = inMemoryShop();
  const issued: unknown[] = [];
  const port = {
    of: async () => ({ ok: true, value: { papers: [], canBeInvoiced: true } }) as const,
    issueInvoice: async (number: string, address: unknown) => {
      issued.push([number, address]);
      return { ok: true, value: papers } as const;
    },
  };
  return {
    store: new PapersStore({ number: '100001', hasAddress }, null, {
      papers: port,
      checkout,
      checkAddress,
    }),
    issued,
  };
};

describe('PapersStore', () => {
  it('an invoice has the delivery address by default', async () => {
    const { store, issued } = opened();
    await store.load();
    expect(store.state).toMatchObject({ value: { canBeInvoiced: true } });
    await store.issue();
    expect(issued).toEqual([['100001', { billingAddress: null, vatNumber: '' }]]);
    expect(store.state).toMatchObject({ value: papers });
  });

  it('a separate invoice address is required, with errors at its fields', async () => {
    const { store, issued } = opened();
    await store.chooseOther(true);
    expect(store.countries.length).toBeGreaterThan(0);
    await store.issue();
    expect(store.failures.lastName?.kind).toBe('required');
    expect(issued).toEqual([]);
    for (const [field, value] of Object.entries(anAddress())) store.enter(field as 'city', value);
    await store.issue();
    expect(issued).toEqual([['100001', { billingAddress: anAddress(), vatNumber: '' }]]);
    expect(store.failures).toEqual({});
  });

  it('a wrong VAT number stays with its error, a valid one is sent', async () => {
    const { store, issued } = opened();
    store.enterVatNumber('DE12');
    await store.issue();
    expect(store).toMatchObject({ vatNumber: 'DE12', isVatNumberInvalid: true });
    expect(issued).toEqual([]);
    store.enterVatNumber('DE 123456789');
    await store.issue();
    expect(issued).toEqual([['100001', { billingAddress: null, vatNumber: 'DE 123456789' }]]);
  });

  it('an invoice address is required without a delivery address', () => {
    expect(opened(false).store.isToOther).toBe(true);
  });

  it('changing the country clears the errors', () => {
    const { store } = opened();
    store.enter('state', 'NY');
    store.enter('countryCode', 'DE');
    expect(store.address).toMatchObject({ state: '', countryCode: 'DE' });
  });
});
