import type {
  Address,
  AddressFailures,
  AddressField,
  AddressWarning,
} from '@tailorbird/domain/checkout';
import type {
  Aftercare,
  ChangeRefused,
  Order,
  OrderLink,
  OrderRefused,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import type { AddressEntry } from '../address/AddressFields.tsx';
import { addressAdvice } from '../address/addressAdvice.ts';
import type { AddressCheck } from '../address/checkAddress.ts';
import { ChangesT } from '../ports/ports.ts';
import { CheckAddressT } from './checkAddressService.ts';

type Dependencies = {
  readonly changes: Pick<Aftercare, 'changeShippingAddress'>;
  readonly checkAddress: AddressCheck;
};

/** A new address for an order. The country is fixed: price and shipping depend on it. */
export class AddressChange implements AddressEntry {
  address: Address;
  failures: AddressFailures = {};
  isSaving = false;
  refused: Exclude<ChangeRefused | OrderRefused, { kind: 'address-refused' }>['kind'] | null = null;
  readonly countries = [];
  readonly advice = addressAdvice;
  readonly #number: string;
  readonly #link: OrderLink;
  readonly #dependencies: Dependencies;

  constructor(
    order: { readonly number: string; readonly address: Address },
    link: OrderLink,
    dependencies: Dependencies,
  ) {
    this.#number = order.number;
    this.#link = link;
    this.#dependencies = dependencies;
    this.address = order.address;
    makeAutoObservable(this, { countries: false, advice: false }, { autoBind: true });
  }

  /** Omits warnings about the visitor's location, which do not apply to this order. */
  get warnings(): readonly AddressWarning[] {
    return addressAdvice.addressWarnings(this.address, null);
  }

  enter(field: AddressField, value: string): void {
    const { [field]: _, ...others } = this.failures;
    this.failures = others;
    this.address = { ...this.address, [field]: value };
  }

  async checkField(field: AddressField): Promise<void> {
    const { address } = this;
    if (address[field].trim() === '') return;
    // Errors show on save, even if the rules cannot be loaded now.
    const failure = (await this.#check(address).catch(() => null))?.[field];
    if (!failure || failure.kind === 'required') return;
    runInAction(() => {
      if (this.address[field] === address[field])
        this.failures = { ...this.failures, [field]: failure };
    });
  }

  /**
   * Validates and saves the address. Returns the updated order, or null on failure; the input
   * stays.
   */
  async save(): Promise<Order | null> {
    if (this.isSaving) return null;
    this.isSaving = true;
    this.refused = null;
    const failures = await this.#check(this.address).catch(() => null);
    const isSound = failures !== null && Object.keys(failures).length === 0;
    const answer = isSound
      ? await this.#dependencies.changes.changeShippingAddress(
          this.#number,
          this.address,
          this.#link,
        )
      : null;
    return runInAction(() => {
      this.isSaving = false;
      this.failures = failures ?? {};
      if (answer?.ok) return answer.value;
      if (answer?.failure.kind === 'address-refused') this.failures = answer.failure.fields;
      else if (answer) this.refused = answer.failure.kind;
      else if (failures === null) this.refused = 'unreachable';
      return null;
    });
  }

  #check(address: Address): Promise<AddressFailures> {
    return this.#dependencies.checkAddress(address, null);
  }
}

export const AddressChangeT = lateStore('AddressChange', {
  scope: 'component',
  needs: { changes: ChangesT, checkAddress: CheckAddressT },
  is: AddressChange,
});
