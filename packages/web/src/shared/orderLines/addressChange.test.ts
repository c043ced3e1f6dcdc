import { inMemoryShop } from '@tailorbird/adapter-memory';
import { anAddress } from '@tailorbird/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkAddress } from '../address/checkAddress.ts';
import { AddressChange } from './addressChange.ts';

const opened = (kind?: 'order-not-changeable' | 'unreachable') => {
  const { changes } = inMemoryShop();
  const refusing = {
    changeShippingAddress: async () =>
      ({ ok: false, failure: { kind: kind ?? 'order-not-found' } }) as const,
  };
  return new AddressChange({ number: '100001', address: anAddress() }, null, {
    changes: kind ? refusing : changes,
    checkAddress,
  });
};

describe('AddressChange', () => {
  it('an address change starts with the current address', async () => {
    const change = opened();
    expect(change.address).toEqual(anAddress());
    change.enter('line1', 'Nadelweg 4');
    expect(await change.save()).toBeNull();
    expect(change).toMatchObject({
      address: { line1: 'Nadelweg 4' },
      refused: 'order-not-found',
      isSaving: false,
    });
  });

  it('an error shows at its field on input and on save', async () => {
    const change = opened();
    change.enter('postcode', '1');
    await change.checkField('postcode');
    expect(change.failures.postcode?.kind).toBe('invalid-postcode');
    change.enter('postcode', '10119');
    expect(change.failures).toEqual({});
    change.enter('lastName', ' ');
    expect(await change.save()).toBeNull();
    expect(change.failures).toEqual({ lastName: { kind: 'required' } });
    expect(change.refused).toBeNull();
  });

  it.each(['order-not-changeable', 'unreachable'] as const)(
    'a refusal leaves the order unchanged and shows %s',
    async (kind) => {
      const change = opened(kind);
      expect(await change.save()).toBeNull();
      expect(change.refused).toBe(kind);
    },
  );

  it('letters that not every label has give a warning', () => {
    const change = opened();
    change.enter('city', '\u041c\u043e\u0441\u043a\u0432\u0430');
    expect(change.warnings).toEqual([{ kind: 'non-latin-characters', field: 'city' }]);
  });
});
