import {
  type Account,
  checkSaveSize,
  type SaveSizeFailures,
  type SignUpRefused,
  sizeSavingSource,
} from '@tailorbird/domain/account';
import { err, ok, type Result } from '@tailorbird/domain/kernel';
import {
  needsAccount,
  needsName,
  type SaveSizeMode,
  type SizeRefused,
  type Sizes,
  saveSizeMode,
  type Wearers,
} from '@tailorbird/domain/sizing';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type Report, ReportT } from '../../../platform/browser/browser.ts';
import { lateStore } from '../../../platform/services/token.ts';
import { prefsOfDraft, type SizeDraft } from '../../../shared/body/session/sizeDraft.ts';
import { type SizingSession, SizingSessionT } from '../../../shared/body/session/sizingSession.ts';
import { AccountT, SizesT, WearersT } from '../../../shared/ports/ports.ts';
import { updateUser } from '../../../shared/visit/updateUser.ts';
import { type VisitStore, VisitT } from '../../../shared/visit/visitStore.ts';
import { type SizesChanges, SizesChangesT } from '../../../shared/wearers/sizesChanges.ts';
import {
  reduceSaveSize,
  type SaveSizeEvent,
  type SaveSizePanel,
  type SaveSizeRefusal,
} from './saveSizeSteps.ts';

export type SaveSizeDependencies = {
  readonly sizes: Pick<Sizes, 'create' | 'ofStandardSize' | 'byId' | 'update'>;
  readonly wearers: Pick<Wearers, 'makeDefault'>;
  readonly account: Pick<Account, 'signUp'>;
  readonly visit: VisitStore;
  readonly session: Pick<SizingSession, 'draft' | 'clearDraft' | 'wearerId'>;
  readonly changes: Pick<SizesChanges, 'publish'>;
  readonly report: Report;
};

type Field = keyof SaveSizeFailures;

/**
 * A newly saved size. `withAccount`: an account was created for it. `isDefaultMissing`: it
 * could not become the default.
 */
export type SavedSize = {
  readonly id: number;
  readonly sizeTypeId: number;
  readonly title: string;
  readonly withAccount: boolean;
  readonly isDefaultMissing: boolean;
};

const accountRefusal = (failure: SignUpRefused): SaveSizeRefusal => ({
  alreadyExists: failure.kind === 'already-exists',
  message:
    failure.kind === 'sign-up-invalid'
      ? failure.messages.join('\n')
      : failure.kind === 'too-often'
        ? failure.message
        : null,
});

const sizeRefusal = (failure: SizeRefused): SaveSizeRefusal => ({
  alreadyExists: failure.kind === 'already-exists',
  message: failure.kind === 'size-refused' ? failure.message : null,
});

/**
 * Form that saves a size: for a customer, for a guest, or with a new account (SIZE-41
 * … SIZE-46, SIZE-59 … SIZE-61). One per tab, so that the input stays.
 */
export class SaveSizeStore {
  panel: SaveSizePanel = { status: 'closed', savedSizeId: null };
  name = '';
  email = '';
  password = '';
  termsAccepted = false;
  newsletter = false;
  wearerId: number | null = null;
  isDefault = false;
  failures: SaveSizeFailures = {};
  /** The form created an account, but the size is not saved yet. */
  hasNewAccount = false;
  proposedName = '';
  #isNameTyped = false;
  #shownName = '';
  readonly #dependencies: SaveSizeDependencies;

  constructor(dependencies: SaveSizeDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { panel: observableRef, failures: observableRef }, { autoBind: true });
  }

  get draft(): SizeDraft | null {
    return this.#dependencies.session.draft;
  }

  get isBusy(): boolean {
    return this.panel.status === 'creating-account' || this.panel.status === 'saving';
  }

  get mode(): SaveSizeMode | null {
    return this.panel.status === 'closed' ? null : this.panel.mode;
  }

  /** The mode in the URL, if it is valid for the visitor's login state (SIZE-41). */
  modeFor(asked: SaveSizeMode, { isSignedIn }: { readonly isSignedIn: boolean }): SaveSizeMode {
    if (isSignedIn || asked === 'NameSize')
      return saveSizeMode({ signedIn: isSignedIn }, { isNamed: this.draft?.kind === 'standard' });
    return asked;
  }

  open(mode: SaveSizeMode, proposedName: string, shown = proposedName): void {
    if (this.isBusy) return;
    if (this.panel.status === 'closed') this.wearerId = this.#dependencies.session.wearerId;
    this.panel = reduceSaveSize({ status: 'closed', savedSizeId: null }, { type: 'opened', mode });
    this.proposedName = proposedName;
    this.#shownName = shown;
    if (!this.#isNameTyped) this.name = shown;
    this.failures = {};
  }

  /** Clears the size. Account input stays except for the password. */
  close(): void {
    this.#send({ type: 'close-asked' });
    this.password = '';
    this.wearerId = null;
    this.isDefault = false;
    this.#isNameTyped = false;
  }

  type(field: 'name' | 'email' | 'password', value: string): void {
    this[field] = value;
    if (field === 'name') this.#isNameTyped = true;
    this.#amend(field);
  }

  acceptTerms(isAccepted: boolean): void {
    this.termsAccepted = isAccepted;
    this.#amend('termsAccepted');
  }

  wantNewsletter(isWanted: boolean): void {
    this.newsletter = isWanted;
  }

  /**
   * Saves the size, after the sign-up if needed. Null on failure; the form shows the reason.
   */
  async submit(): Promise<SavedSize | null> {
    const { mode, draft } = this;
    if (this.panel.status !== 'filling' || !mode || !draft) return null;
    const checked = checkSaveSize(mode, this);
    this.failures = checked.ok ? {} : checked.failure;
    if (!checked.ok) return null;
    const { name, account } = checked.value;
    this.#send({ type: 'submitted' });
    if (account) {
      const made = await this.#dependencies.account.signUp({
        email: account.email,
        password: account.password ?? '',
        newsletter: this.newsletter,
        source: sizeSavingSource,
        signingUpWithCredit: false,
      });
      const { visit } = this.#dependencies;
      if (made.ok) await updateUser(visit, made.value);
      else {
        // The login state may have changed (SIZE-61).
        await visit.refresh();
        this.#send({ type: 'account-refused', because: accountRefusal(made.failure) });
        return null;
      }
      runInAction(() => {
        this.hasNewAccount = true;
        this.password = '';
      });
      this.#send({ type: 'account-created' });
    }
    return this.#save(draft, this.#nameToKeep(name));
  }

  async continueAsGuest(): Promise<SavedSize | null> {
    const { mode, draft } = this;
    if (this.panel.status !== 'filling' || !mode || !draft || !needsAccount(mode)) return null;
    // Validates the name only if the form asks for it.
    const name = needsName(mode) ? this.name : this.proposedName;
    const checked = checkSaveSize('NameSize', {
      name,
      email: '',
      password: '',
      termsAccepted: false,
    });
    this.failures = checked.ok ? {} : checked.failure;
    if (!checked.ok) return null;
    this.#send({ type: 'continued-as-guest' });
    return this.#save(draft, this.#nameToKeep(checked.value.name));
  }

  /**
   * A generated name is stored in its own format (SIZE-19, SIZE-20), however it is displayed.
   */
  #nameToKeep(typed: string | null | undefined): string {
    return typed === this.#shownName ? this.proposedName : (typed ?? this.proposedName);
  }

  saveFor(wearerId: number | null): void {
    this.wearerId = wearerId;
  }

  makeDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  async #save(draft: SizeDraft, title: string): Promise<SavedSize | null> {
    const answer =
      draft.kind === 'standard'
        ? await this.#saveStandard(draft, title)
        : await this.#dependencies.sizes.create({
            title,
            sizeTypeId: draft.sizeType.id,
            prefs: prefsOfDraft(draft),
            wearerId: this.wearerId,
          });
    if (!answer.ok) {
      this.#dependencies.report(`A size could not be saved: ${answer.failure.kind}`);
      this.#send({ type: 'size-refused', because: sizeRefusal(answer.failure) });
      return null;
    }
    const { id, title: kept } = answer.value;
    const isDefaultMissing =
      this.isDefault && !(await this.#dependencies.wearers.makeDefault(id, true)).ok;
    return runInAction(() => {
      const saved = {
        id,
        sizeTypeId: draft.sizeType.id,
        title: kept,
        withAccount: this.hasNewAccount,
        isDefaultMissing,
      };
      this.#send({ type: 'saved', sizeId: id });
      this.hasNewAccount = false;
      this.#isNameTyped = false;
      this.#dependencies.session.clearDraft();
      this.#dependencies.changes.publish();
      return saved;
    });
  }

  /** Reuses an existing standard size under the new name (SIZE-31). */
  async #saveStandard(
    { sizeType, size }: Extract<SizeDraft, { kind: 'standard' }>,
    title: string,
  ): Promise<Result<{ readonly id: number; readonly title: string }, SizeRefused>> {
    const { sizes } = this.#dependencies;
    const made = await sizes.ofStandardSize({
      size,
      sizeTypeId: sizeType.id,
      title,
      wearerId: this.wearerId,
    });
    if (!made.ok || title === this.proposedName)
      return made.ok ? ok({ id: made.value.id, title }) : made;
    const kept = await sizes.byId(made.value.id);
    if (!kept.ok || kept.value.title === title) return kept;
    const renamed = await sizes.update(kept.value.id, { title });
    return renamed.ok ? renamed : err(renamed.failure);
  }

  #amend(field: Field): void {
    const { [field]: _, ...others } = this.failures;
    this.failures = others;
  }

  #send(event: SaveSizeEvent): void {
    runInAction(() => {
      this.panel = reduceSaveSize(this.panel, event);
    });
  }
}

/** One per tab: the input is there again after signing in elsewhere. */
export const SaveSizeStoreT = lateStore('SaveSizeStore', {
  scope: 'tab',
  needs: {
    sizes: SizesT,
    wearers: WearersT,
    account: AccountT,
    visit: VisitT,
    session: SizingSessionT,
    changes: SizesChangesT,
    report: ReportT,
  },
  load: async () => SaveSizeStore,
});
