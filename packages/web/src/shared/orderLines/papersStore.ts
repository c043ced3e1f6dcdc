import {
  type Address,
  type AddressFailures,
  type AddressField,
  type AddressWarning,
  type Checkout,
  type Country,
  emptyAddress,
} from '@tailorbird/domain/checkout';
import { type LoadState, reduceLoadState } from '@tailorbird/domain/kernel';
import {
  type InvoiceRefused,
  type OrderLink,
  type OrderPapers,
  type OrderRefused,
  type Papers,
  readVatNumber,
} from '@tailorbird/domain/orders';
import { makeAutoObservable, runInAction } from 'mobx';
import { lateStore } from '../../platform/services/token.ts';
import type { AddressEntry } from '../address/AddressFields.tsx';
import { addressAdvice } from '../address/addressAdvice.ts';
import type { AddressCheck } from '../address/checkAddress.ts';
import { CheckoutT, PapersT } from '../ports/ports.ts';
import { CheckAddressT } from './checkAddressService.ts';

type Dependencies = {
  readonly papers: Papers;
  readonly checkout: Pick<Checkout, 'countries'>;
  readonly checkAddress: AddressCheck;
};

export class PapersStore implements AddressEntry {
  state: LoadState<OrderPapers, OrderRefused> = { status: 'initial' };
  /** True if the invoice is addressed to someone other than the recipient. */
  isToOther: boolean;
  address: Address = emptyAddress;
  failures: AddressFailures = {};
  vatNumber = '';
  isVatNumberInvalid = false;
  countries: readonly Country[] = [];
  isIssuing = false;
  refused: (InvoiceRefused | OrderRefused)['kind'] | null = null;
  readonly advice = addressAdvice;
  readonly #order: { readonly number: string; readonly hasAddress: boolean };
  readonly #link: OrderLink;
  readonly #dependencies: Dependencies;

  constructor(
    order: { readonly number: string; readonly hasAddress: boolean },
    link: OrderLink,
    dependencies: Dependencies,
  ) {
    this.#order = order;
    this.#link = link;
    this.#dependencies = dependencies;
    this.isToOther = !order.hasAddress;
    makeAutoObservable(this, { advice: false }, { autoBind: true });
  }

  get warnings(): readonly AddressWarning[] {
    return addressAdvice.addressWarnings(this.address, null);
  }

  async load(): Promise<void> {
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const answer = await this.#dependencies.papers.of(this.#order.number, this.#link);
    runInAction(() => {
      this.state = reduceLoadState(
        this.state,
        answer.ok
          ? { type: 'arrived', value: answer.value }
          : { type: 'failed', failure: answer.failure },
      );
    });
  }

  /** Loads the countries when another invoice address is chosen. */
  async chooseOther(isToOther: boolean): Promise<void> {
    this.isToOther = isToOther;
    this.failures = {};
    if (!isToOther || this.countries.length > 0) return;
    const countries = await this.#dependencies.checkout.countries();
    runInAction(() => {
      if (countries.ok) this.countries = countries.value;
      else this.refused = 'unreachable';
    });
  }

  enter(field: AddressField, value: string): void {
    const { [field]: _, ...others } = this.failures;
    // A new country has other rules, so it clears all errors.
    this.failures = field === 'countryCode' ? {} : others;
    this.address = {
      ...this.address,
      ...(field === 'countryCode' && { state: '' }),
      [field]: value,
    };
  }

  enterVatNumber(vatNumber: string): void {
    this.vatNumber = vatNumber;
    this.isVatNumberInvalid = false;
  }

  async checkField(field: AddressField): Promise<void> {
    const { address } = this;
    if (address[field].trim() === '') return;
    // Errors show on save, even if the rules cannot be loaded now.
    const failure = (await this.#dependencies.checkAddress(address, null).catch(() => null))?.[
      field
    ];
    if (!failure || failure.kind === 'required') return;
    runInAction(() => {
      if (this.address[field] === address[field])
        this.failures = { ...this.failures, [field]: failure };
    });
  }

  /** Issues the invoice. The input stays on a refusal. */
  async issue(): Promise<void> {
    if (this.isIssuing) return;
    const isVatNumberValid = this.vatNumber.trim() === '' || readVatNumber(this.vatNumber).ok;
    this.isVatNumberInvalid = !isVatNumberValid;
    this.isIssuing = true;
    this.refused = null;
    const { papers, checkAddress } = this.#dependencies;
    const failures = this.isToOther ? await checkAddress(this.address, null).catch(() => null) : {};
    const isSound = failures !== null && Object.keys(failures).length === 0 && isVatNumberValid;
    const answer = isSound
      ? await papers.issueInvoice(
          this.#order.number,
          {
            billingAddress: this.isToOther ? this.address : null,
            vatNumber: this.vatNumber.trim(),
          },
          this.#link,
        )
      : null;
    runInAction(() => {
      this.isIssuing = false;
      this.failures = failures ?? {};
      if (answer?.ok)
        this.state = reduceLoadState(this.state, { type: 'arrived', value: answer.value });
      else if (answer?.failure.kind === 'address-refused') this.failures = answer.failure.fields;
      else if (answer?.failure.kind === 'invalid-vat-number') this.isVatNumberInvalid = true;
      else if (answer) this.refused = answer.failure.kind;
      else if (failures === null) this.refused = 'unreachable';
    });
  }
}

export const PapersStoreT = lateStore('PapersStore', {
  scope: 'component',
  needs: { papers: PapersT, checkout: CheckoutT, checkAddress: CheckAddressT },
  is: PapersStore,
});
