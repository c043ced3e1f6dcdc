import type { Basket, BasketRefused, ShippingMethod } from '@tailorbird/domain/basket';
import {
  type Address,
  type AddressRefused,
  type Checkout,
  type Country,
  type DropPoint,
  type PaymentFailure,
  validateAddress,
} from '@tailorbird/domain/checkout';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import { checkoutObstacle } from './checkoutObstacle.ts';
import { type InMemoryState, recordsOf, type StoredBasket, viewBasket } from './state.ts';

type Unreached = { readonly kind: 'unreachable' };

export class InMemoryCheckout implements Checkout {
  readonly #state: InMemoryState;

  constructor(state: InMemoryState) {
    this.#state = state;
  }

  readonly countries = async (): Promise<Result<readonly Country[], Unreached>> =>
    ok(this.#state.fixture.countries);

  readonly savedAddresses = async (): Promise<Result<readonly Address[], Unreached>> =>
    ok(this.#state.signedIn?.records.addresses ?? []);

  readonly shippingAddress = async (): Promise<Result<Address | null, Unreached>> =>
    ok(recordsOf(this.#state).basket.address);

  readonly setShippingAddress = async (
    address: Address,
  ): Promise<Result<Basket, AddressRefused>> => {
    const shippable = this.#state.fixture.countries
      .filter((country) => country.shippable)
      .map(({ code }) => code);
    const checked = validateAddress(address, shippable);
    if (!checked.ok) return err({ kind: 'address-refused', fields: checked.failure });
    return this.#choose({ address: checked.value });
  };

  readonly shippingMethods = async ({
    countryCode,
  }: Address): Promise<Result<readonly ShippingMethod[], BasketRefused>> =>
    this.#state.fixture.countries.some(({ code, shippable }) => code === countryCode && shippable)
      ? ok(viewBasket(this.#state).shippingMethods)
      : err({ kind: 'basket-refused', message: 'Nothing is sent there.' });

  readonly chooseShippingMethod = async (code: string): Promise<Result<Basket, BasketRefused>> =>
    viewBasket(this.#state).shippingMethods.some((method) => method.code === code)
      ? this.#choose({ shippingMethodCode: code })
      : err({ kind: 'basket-refused', message: 'There is no such shipping method.' });

  readonly dropPoints = async (
    address: Address,
  ): Promise<Result<readonly DropPoint[], Unreached>> =>
    ok(this.#state.fixture.dropPoints.filter(({ postcode }) => postcode === address.postcode));

  readonly chooseDropPoint = async (id: string): Promise<Result<Basket, BasketRefused>> => {
    const dropPoint = this.#state.fixture.dropPoints.find((candidate) => candidate.id === id);
    return dropPoint
      ? this.#choose({ dropPoint })
      : err({ kind: 'basket-refused', message: 'There is no such drop point.' });
  };

  readonly validateBasket = async (): Promise<Result<null, PaymentFailure>> => {
    const obstacle = checkoutObstacle(this.#state);
    return obstacle ? err(obstacle) : ok(null);
  };

  readonly #choose = (changes: Partial<StoredBasket>): Result<Basket, BasketRefused> => {
    const records = recordsOf(this.#state);
    if (records.basket.status === 'Frozen') return err({ kind: 'basket-frozen' });
    records.basket = { ...records.basket, ...changes };
    return ok(viewBasket(this.#state));
  };
}
