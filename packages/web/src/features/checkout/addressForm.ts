import {
  type Address,
  type AddressFailures,
  type AddressField,
  type AddressWarning,
  type Checkout,
  type Country,
  emptyAddress,
} from '@tailorbird/domain/checkout';
import {
  contentOf,
  type EmailFailure,
  type LoadState,
  parseEmail,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { AddressEntry } from '../../shared/address/AddressFields.tsx';
import type { AddressAdvice } from '../../shared/address/addressAdvice.ts';
import type { AddressCheck } from '../../shared/address/checkAddress.ts';
import type { VisitStore } from '../../shared/visit/visitStore.ts';
import type { EnteredDraft } from './enteredDraft.ts';

type Unreached = { readonly kind: 'unreachable' };
type Setting = {
  readonly countries: readonly Country[];
  readonly savedAddresses: readonly Address[];
};

const isSameAddress = (one: Address, other: Address): boolean =>
  (Object.keys(emptyAddress) as AddressField[]).every((field) => one[field] === other[field]);

export type AddressFormDependencies = {
  readonly entered: EnteredDraft;
  readonly checkout: Pick<
    Checkout,
    'countries' | 'savedAddresses' | 'shippingAddress' | 'setShippingAddress'
  >;
  readonly visit: VisitStore;
  readonly checkAddress: AddressCheck;
  readonly requiresShipping: () => boolean;
};

export class AddressForm implements AddressEntry {
  setting: LoadState<Setting, Unreached> = { status: 'initial' };
  accepted: Address | null = null;
  emailFailure: EmailFailure | null = null;
  failures: AddressFailures = {};
  isSaving = false;
  /** True if a customer with saved addresses enters a new one. */
  entersAnother = false;
  /** Loads on the first input. */
  advice: AddressAdvice | null = null;
  readonly dependencies: AddressFormDependencies;
  readonly #entered: EnteredDraft;
  /** The country preselected from the visitor's location; empty once they chose one. */
  #suggestedCountry = '';

  constructor(dependencies: AddressFormDependencies) {
    this.dependencies = dependencies;
    this.#entered = dependencies.entered;
    makeAutoObservable(
      this,
      { advice: observableRef, dependencies: false, failuresOf: false },
      { autoBind: true },
    );
  }

  get address(): Address {
    return this.#entered.value.address;
  }

  get isGuest(): boolean {
    return !this.dependencies.visit.isSignedIn;
  }

  /** Cards are saved only for customers signed in to their own account. */
  get mayKeepMeans(): boolean {
    const { user } = this.dependencies.visit;
    return user != null && !user.impersonate && !user.isStoreImpersonate;
  }

  get countries(): readonly Country[] {
    return contentOf(this.setting)?.countries ?? [];
  }

  get savedAddresses(): readonly Address[] {
    return contentOf(this.setting)?.savedAddresses ?? [];
  }

  /** True if any field except the country was filled in. */
  get isTyped(): boolean {
    const { countryCode: _, ...typed } = this.address;
    return Object.values(typed).some((value) => value !== '');
  }

  get chosenSaved(): Address | null {
    return this.entersAnother
      ? null
      : (this.savedAddresses.find((saved) => isSameAddress(saved, this.address)) ?? null);
  }

  /** True if there is no saved address, a new one is wanted or a field has an error. */
  get showsFields(): boolean {
    return (
      this.savedAddresses.length === 0 ||
      this.entersAnother ||
      Object.keys(this.failures).length > 0 ||
      (this.isTyped && this.chosenSaved === null)
    );
  }

  /** Values that may be correct but are worth checking (CHECKOUT-06, CHECKOUT-10). */
  get warnings(): readonly AddressWarning[] {
    return this.advice?.addressWarnings(this.address, this.dependencies.visit.countryCode) ?? [];
  }

  get isIdentified(): boolean {
    return !this.isGuest || parseEmail(this.#entered.value.email).ok;
  }

  get isDone(): boolean {
    return this.isIdentified && (!this.dependencies.requiresShipping() || this.accepted !== null);
  }

  async readSetting(): Promise<void> {
    const { checkout, visit } = this.dependencies;
    this.setting = reduceLoadState(this.setting, { type: 'requested' });
    await when(() => visit.state.status !== 'unknown');
    const [countries, savedAddresses, shippingAddress] = await Promise.all([
      checkout.countries(),
      visit.isSignedIn ? checkout.savedAddresses() : null,
      checkout.shippingAddress(),
    ]);
    runInAction(() => {
      if (!countries.ok || !shippingAddress.ok) {
        this.setting = reduceLoadState(this.setting, {
          type: 'failed',
          failure: { kind: 'unreachable' },
        });
        return;
      }
      const saved = savedAddresses?.ok ? savedAddresses.value : [];
      this.setting = reduceLoadState(this.setting, {
        type: 'arrived',
        value: { countries: countries.value, savedAddresses: saved },
      });
      this.accepted = shippingAddress.value;
      this.#prefill(shippingAddress.value);
    });
  }

  enterEmail(email: string): void {
    this.#entered.save({ email });
    this.emailFailure = null;
  }

  enter(field: AddressField, value: string): void {
    const isCountry = field === 'countryCode';
    // Another country has its own rules, and a state belongs to its country, so both are
    // checked again.
    const outdated: readonly AddressField[] = isCountry
      ? ['countryCode', 'state', 'postcode', 'phone', 'city']
      : [field];
    this.failures = Object.fromEntries(
      Object.entries(this.failures).filter(
        ([failed]) => !outdated.includes(failed as AddressField),
      ),
    );
    const state = isCountry ? { state: '' } : {};
    if (isCountry) this.#suggestedCountry = '';
    this.#loadAdvice();
    this.#entered.save({ address: { ...this.#entered.value.address, ...state, [field]: value } });
  }

  enterAnother(): void {
    this.fillIn({ ...emptyAddress, countryCode: this.address.countryCode });
    this.entersAnother = true;
  }

  suggest(address: Address): void {
    this.#entered.suggest({ address });
  }

  fillIn(address: Address): void {
    this.entersAnother = false;
    this.failures = {};
    this.#entered.save({ address });
    this.#loadAdvice();
  }

  async checkField(field: AddressField): Promise<void> {
    const { address } = this.#entered.value;
    if (address[field].trim() === '') return;
    // Shows the errors on submit, even if the rules cannot be loaded now.
    const failures = await this.failuresOf(address).catch(() => null);
    const failure = failures?.[field];
    if (
      failure &&
      failure.kind !== 'required' &&
      this.#entered.value.address[field] === address[field]
    ) {
      runInAction(() => {
        this.failures = { ...this.failures, [field]: failure };
      });
    }
  }

  /** Without this data the form gives no advice, but does not block the customer. */
  #loadAdvice(): void {
    if (this.advice) return;
    import('../../shared/address/addressAdvice.ts').then(
      ({ addressAdvice }) =>
        runInAction(() => {
          this.advice = addressAdvice;
        }),
      () => {},
    );
  }

  failuresOf(address: Address): Promise<AddressFailures> {
    const shippable = this.countries.filter((country) => country.shippable).map(({ code }) => code);
    return this.dependencies.checkAddress(address, shippable.length > 0 ? shippable : null);
  }

  #prefill(known: Address | null): void {
    const { isTyped } = this;
    const { countryCode } = this.address;
    if (isTyped || known) this.#loadAdvice();
    if (isTyped) return;
    if (known) this.#entered.save({ address: known });
    else if (countryCode === '' || countryCode === this.#suggestedCountry) {
      const here = this.dependencies.visit.countryCode;
      const isShippable = this.countries.some(({ code, shippable }) => code === here && shippable);
      this.#suggestedCountry = here !== null && isShippable ? here : '';
      this.#entered.suggest({
        address: { ...this.#entered.value.address, countryCode: this.#suggestedCountry },
      });
    }
  }
}
