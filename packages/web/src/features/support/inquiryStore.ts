import {
  checkInquiry,
  type Inquiries,
  type InquiryFieldFailures,
  type InquiryTopic,
} from '@tailorbird/domain/support';
import { makeAutoObservable, runInAction } from 'mobx';
import { NewKeyT } from '../../platform/browser/browser.ts';
import { later, store } from '../../platform/services/token.ts';
import { InquiriesT } from '../../shared/ports/ports.ts';

export type InquiryStatus = 'open' | 'sending' | 'sent' | 'too-many' | 'failed';

type InquiryStoreDependencies = {
  readonly inquiries: () => Promise<Inquiries>;
  /** A new key for each form, so that a repeated request arrives once. */
  readonly newKey: () => string;
};

/** An inquiry to the shop. The input stays until it has arrived. */
export class InquiryStore {
  values: Readonly<Record<string, string>> = {};
  failures: InquiryFieldFailures = {};
  status: InquiryStatus = 'open';
  readonly topic: InquiryTopic;
  readonly #dependencies: InquiryStoreDependencies;
  #key: string | null = null;

  constructor(topic: InquiryTopic, dependencies: InquiryStoreDependencies) {
    this.topic = topic;
    this.#dependencies = dependencies;
    makeAutoObservable(this, { topic: false }, { autoBind: true });
  }

  /**
   * Loads the code for sending while the visitor types, so that it also works after the
   * network is lost.
   */
  prepare(): void {
    this.#dependencies.inquiries().catch(() => {});
  }

  suggest(values: Readonly<Record<string, string>>): void {
    this.values = { ...values, ...this.values };
  }

  edit(name: string, value: string): void {
    this.values = { ...this.values, [name]: value };
    const { [name]: _, ...others } = this.failures;
    this.failures = others;
  }

  async send(): Promise<void> {
    if (this.status === 'sending') return;
    const checked = checkInquiry({ topic: this.topic, values: this.values });
    this.failures = checked.ok ? {} : checked.failure;
    if (!checked.ok) return;
    this.#key ??= this.#dependencies.newKey();
    this.status = 'sending';
    try {
      const answer = await (await this.#dependencies.inquiries()).send(checked.value, this.#key);
      runInAction(() => {
        if (answer.ok) {
          this.status = 'sent';
          this.#key = null;
        } else if (answer.failure.kind === 'inquiry-refused') {
          this.status = 'open';
          this.failures = answer.failure.failures;
        } else {
          this.status = answer.failure.kind === 'too-many-inquiries' ? 'too-many' : 'failed';
        }
      });
    } catch {
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  startAnew(): void {
    const { name = '', email = '' } = this.values;
    this.values = { name, email };
    this.status = 'open';
  }
}

export const InquiryStoreT = store('InquiryStore', {
  scope: 'component',
  needs: { inquiries: later(InquiriesT), newKey: NewKeyT },
  is: InquiryStore,
});
