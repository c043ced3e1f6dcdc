import { checkReason } from '@tailorbird/domain/account';
import {
  contentOf,
  type LoadState,
  ok,
  type Result,
  reduceLoadState,
} from '@tailorbird/domain/kernel';
import type {
  NamedVariant,
  ShopChange,
  ShopData,
  ShopDataRefused,
  ShopRow,
  ShopTable,
  ShopValue,
} from '@tailorbird/domain/shell';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { lateStore } from '../../../platform/services/token.ts';
import { ShopDataT } from '../../../shared/ports/ports.ts';
import type { Draft, MailsToChoose, ShownLetters } from './fields.ts';

export class ShopDataStore {
  table: ShopTable;
  search = '';
  state: LoadState<readonly ShopRow[], ShopDataRefused> = { status: 'initial' };
  draft: Draft | null = null;
  reason = '';
  problems: Readonly<Record<string, readonly string[]>> = {};
  isReasonMissing = false;
  conflict: { readonly now: ShopRow | null } | null = null;
  failure: ShopDataRefused | null = null;
  isSaving = false;
  saved: ShopRow | null = null;
  history: readonly ShopChange[] | null = null;
  /** Preview of the edited text: its name, and a page that shows it. */
  shown: { readonly name: string; readonly path: string } | null = null;
  /**
   * Variants that the edited naming rule would name; null before a preview or after a change.
   */
  named: readonly NamedVariant[] | null = null;
  mails: MailsToChoose = [];
  /** Name of the mail whose texts are listed; null for all server texts. */
  mail: string | null = null;
  sent: ShownLetters | null = null;
  previewed: ShownLetters | null = null;
  readonly #data: ShopData;

  constructor(table: ShopTable, { data }: { readonly data: ShopData }) {
    this.table = table;
    this.#data = data;
    makeAutoObservable(
      this,
      {
        state: observableRef,
        draft: observableRef,
        problems: observableRef,
        conflict: observableRef,
        failure: observableRef,
        saved: observableRef,
        history: observableRef,
        named: observableRef,
        shown: observableRef,
        mails: observableRef,
        sent: observableRef,
        previewed: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The mail with the edited text after a preview, else the current one. */
  get letters(): ShownLetters | null {
    return this.previewed ?? this.sent;
  }

  get rows(): readonly ShopRow[] | undefined {
    return contentOf(this.state);
  }

  /** Ignores responses to earlier requests. */
  async load(table = this.table, search = this.search): Promise<void> {
    if (table !== this.table) {
      this.state = { status: 'initial' };
      this.stopEditing();
    }
    this.table = table;
    this.search = search;
    this.state = reduceLoadState(this.state, { type: 'requested' });
    const mail = table === 'mails' ? this.mail : null;
    if (table === 'mails' && this.mails.length === 0) void this.#nameMails();
    const answer =
      mail === null ? await this.#data.rows(table, search) : await this.#rowsOfMail(mail);
    if (table !== this.table || search !== this.search || (table === 'mails' && mail !== this.mail))
      return;
    const loadEvent = answer.ok
      ? ({ type: 'arrived', value: answer.value } as const)
      : ({ type: 'failed', failure: answer.failure } as const);
    runInAction(() => {
      this.state = reduceLoadState(this.state, loadEvent);
    });
  }

  async chooseMail(mail: string | null): Promise<void> {
    this.stopEditing();
    this.mail = mail;
    this.sent = null;
    this.state = { status: 'initial' };
    await this.load();
  }

  async #nameMails(): Promise<void> {
    const answer = await this.#data.mails();
    runInAction(() => {
      if (answer.ok) this.mails = answer.value;
    });
  }

  async #rowsOfMail(mail: string): Promise<Result<readonly ShopRow[], ShopDataRefused>> {
    const answer = await this.#data.mail(mail, null);
    if (!answer.ok) return answer;
    runInAction(() => {
      if (mail === this.mail) this.sent = { words: answer.value.letters, preview: null };
    });
    return ok(answer.value.rows);
  }

  async find(search: string): Promise<void> {
    await this.load(this.table, search);
    const [only, ...others] = this.rows ?? [];
    if (search.trim() !== '' && only && others.length === 0) await this.startEditing(only);
  }

  async startEditing(row: ShopRow): Promise<void> {
    this.stopEditing();
    this.draft = { key: row.key, title: row.title, before: row.value, after: row.value };
    const answer = await this.#data.history(this.table, row.key);
    runInAction(() => {
      if (answer.ok && this.draft?.key === row.key) this.history = answer.value;
    });
  }

  begin(key: string, value: ShopValue, title = key): void {
    this.stopEditing();
    this.draft = { key, title, before: null, after: value };
  }

  name(key: string): void {
    if (this.draft?.before === null) this.draft = { ...this.draft, key, title: key };
  }

  type(field: string, value: ShopValue[string]): void {
    if (!this.draft) return;
    this.draft = { ...this.draft, after: { ...this.draft.after, [field]: value } };
    this.named = null;
    this.#hide();
    this.problems = {};
  }

  setReason(reason: string): void {
    this.reason = reason;
    this.isReasonMissing = false;
  }

  /** Accepts the other person's change as the new base, so that saving overwrites it. */
  acceptTheirs(): void {
    const { draft, conflict } = this;
    if (!draft || !conflict) return;
    this.draft = { ...draft, before: conflict.now?.value ?? null };
    this.conflict = null;
  }

  /** Restores the row's value from before a change; saved separately. */
  goBackTo(value: ShopValue): void {
    this.named = null;
    this.#hide();
    if (this.draft) this.draft = { ...this.draft, after: value };
  }

  /** Hides the shown text when its request is outdated. */
  #hide(): void {
    this.shown = null;
    this.previewed = null;
  }

  stopEditing(): void {
    this.draft = null;
    this.history = null;
    this.named = null;
    this.#hide();
    this.problems = {};
    this.conflict = null;
    this.failure = null;
    this.saved = null;
    this.isReasonMissing = false;
  }

  async previewNames(): Promise<void> {
    await this.#preview(this.#data.previewNames, (named) => {
      this.named = named;
    });
  }

  async previewText(): Promise<void> {
    await this.#preview(this.#data.previewText, (shown) => {
      this.shown = shown;
    });
    const { mail, shown } = this;
    if (this.table !== 'mails' || mail === null || !shown) return;
    const answer = await this.#data.mail(mail, shown.name);
    runInAction(() => {
      if (this.mail !== mail || this.shown !== shown) return;
      if (answer.ok) this.previewed = { words: answer.value.letters, preview: shown.name };
      else this.failure = answer.failure;
    });
  }

  /** Ignores responses to earlier requests. */
  async #preview<Value>(
    ask: (key: string, after: ShopValue) => Promise<Result<Value, ShopDataRefused>>,
    show: (value: Value) => void,
  ): Promise<void> {
    const { draft } = this;
    if (!draft) return;
    this.problems = {};
    this.failure = null;
    const answer = await ask(draft.key, draft.after);
    runInAction(() => {
      if (this.draft !== draft) return;
      if (answer.ok) show(answer.value);
      else if (answer.failure.kind === 'row-invalid') this.problems = answer.failure.fields;
      else this.failure = answer.failure;
    });
  }

  async save(): Promise<void> {
    const { draft } = this;
    if (!draft || this.isSaving) return;
    const reason = checkReason(this.reason);
    if (!reason.ok) {
      this.isReasonMissing = true;
      return;
    }
    this.isSaving = true;
    this.problems = {};
    this.conflict = null;
    this.failure = null;
    const answer = await this.#data.change(this.table, draft.key, {
      before: draft.before,
      after: draft.after,
      reason: reason.value,
    });
    runInAction(() => {
      this.isSaving = false;
      if (answer.ok) {
        this.stopEditing();
        this.reason = '';
        this.saved = answer.value;
        return;
      }
      const { failure } = answer;
      if (failure.kind === 'row-invalid') this.problems = failure.fields;
      else if (failure.kind === 'row-changed') this.conflict = { now: failure.now };
      else this.failure = failure;
    });
    if (answer.ok) await this.load();
  }
}

export const ShopDataStoreT = lateStore('ShopDataStore', {
  scope: 'component',
  needs: { data: ShopDataT },
  is: ShopDataStore,
});
