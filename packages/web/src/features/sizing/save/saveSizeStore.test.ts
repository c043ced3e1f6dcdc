import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { idealSizeDefaults } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import type { SizeDraft } from '../../../shared/body/session/sizeDraft.ts';
import { SizingSession } from '../../../shared/body/session/sizingSession.ts';
import { SizePreferences } from '../../../shared/sizePreferences/sizePreferences.ts';
import { SizesChanges } from '../../../shared/wearers/sizesChanges.ts';
import { aTab, type Tab } from '../../../testing/aTab.ts';
import { SaveSizeStore } from './saveSizeStore.ts';

type Opened = {
  readonly tab: Tab;
  readonly session: SizingSession;
  readonly store: SaveSizeStore;
  readonly reports: string[];
};

const draftOf = (sizeType: { readonly id: number; readonly slug: string }): SizeDraft => ({
  kind: 'custom',
  sizeType: { id: sizeType.id, slug: sizeType.slug },
  facts: idealSizeDefaults,
  bodyShape: 'ROUND',
  fit: 'LOOSE',
  known: {},
  units: 'metric',
});

const aSession = (): SizingSession =>
  new SizingSession({
    preferences: new MemoryPreferences(),
    sizePreferences: new SizePreferences({
      visit: { countryCode: null },
      preferences: new MemoryPreferences(),
    }),
  });

const opened = async (kind: SizeDraft['kind'] = 'custom'): Promise<Opened> => {
  const tab = await aTab();
  const session = aSession();
  const types = await tab.ports.sizes.sizeTypes();
  const sizeType = types.ok ? types.value[0]! : { id: 0, slug: '' };
  session.put(
    kind === 'custom'
      ? draftOf(sizeType)
      : {
          kind: 'standard',
          sizeType: { id: sizeType.id, slug: sizeType.slug },
          size: { base: 7, length: 'R' },
        },
  );
  const reports: string[] = [];
  const { sizes, account, wearers } = { ...tab.ports, wearers: tab.shop.wearers };
  const store = new SaveSizeStore({
    sizes,
    wearers,
    account,
    visit: tab.visit,
    session,
    changes: new SizesChanges(),
    report: (message) => reports.push(message),
  });
  tab.network.calls.length = 0;
  return { tab, session, store, reports };
};

const fill = (store: SaveSizeStore, email = 'new@example.com'): void => {
  store.type('email', email);
  store.acceptTerms(true);
};

test('[SIZE-41] the form asks customers for a name and guests for an account', async () => {
  const custom = (await opened()).store;
  expect(custom.modeFor('CreateAccountAndNameSize', { isSignedIn: true })).toBe('NameSize');
  expect(custom.modeFor('NameSize', { isSignedIn: false })).toBe('CreateAccountAndNameSize');
  const standard = (await opened('standard')).store;
  expect(standard.modeFor('NameSize', { isSignedIn: false })).toBe('CreateAccountOnly');
  expect(standard.modeFor('CreateAccountAndNameSize', { isSignedIn: false })).toBe(
    'CreateAccountAndNameSize',
  );
});

test('[SIZE-45, SIZE-46] nothing is sent without a name; names are trimmed', async () => {
  const { tab, store, session } = await opened();
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  store.open('NameSize', 'T-Shirt - Loose fit - 05/11/25');
  expect(store.name).toBe('T-Shirt - Loose fit - 05/11/25');
  store.type('name', '  ');
  expect(await store.submit()).toBeNull();
  expect(store.failures.name).toEqual({ kind: 'size-name-required' });
  expect(tab.network.calls).toEqual([]);
  store.type('name', '  Mine ');
  expect(store.failures.name).toBeUndefined();
  expect(await store.submit()).toMatchObject({ title: 'Mine', withAccount: false });
  expect(session.draft).toBeNull();
  const all = await tab.ports.sizes.all();
  expect(
    all.ok && all.value.map(({ title, prefs }) => [title, prefs?.fit, prefs?.bodyShape]),
  ).toEqual([['Mine', 'LOOSE', 'ROUND']]);
});

test('[AUTH-25, AUTH-38, SIZE-41] guests create an account without a password', async () => {
  const { tab, store } = await opened();
  store.open('CreateAccountAndNameSize', 'T-Shirt');
  store.type('email', 'nobody');
  expect(await store.submit()).toBeNull();
  expect(store.failures).toEqual({
    email: { kind: 'email-invalid' },
    termsAccepted: { kind: 'terms-required' },
  });
  fill(store, ' new@example.com ');
  expect(await store.submit()).toMatchObject({ title: 'T-Shirt', withAccount: true });
  expect(tab.visit.user?.email).toBe('new@example.com');
  const all = await tab.ports.sizes.all();
  expect(all.ok && all.value).toHaveLength(1);
});

test('[AUTH-24, AUTH-25] an optional password follows the sign-up rules', async () => {
  const { store } = await opened();
  store.open('CreateAccountAndNameSize', 'T-Shirt');
  fill(store);
  store.type('password', 'short');
  expect(await store.submit()).toBeNull();
  expect(store.failures.password).toEqual({ kind: 'password-too-short', minimum: 8 });
});

test('[SIZE-59, SIZE-61] a taken address keeps the input and reloads the login', async () => {
  const { tab, store, session } = await opened();
  store.open('CreateAccountAndNameSize', 'T-Shirt');
  store.type('name', 'Mine');
  fill(store, 'customer@tailorbird.example');
  expect(await store.submit()).toBeNull();
  expect(store.panel).toMatchObject({
    status: 'filling',
    notice: { kind: 'already-exists', refetchLogin: true },
  });
  expect(tab.network.calls).toEqual(['account.signUp', 'account.visit']);
  expect([store.name, store.email]).toEqual(['Mine', 'customer@tailorbird.example']);
  expect(session.draft).not.toBeNull();
  // Signing in elsewhere returns to the same form with the typed name.
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  store.open('NameSize', 'T-Shirt');
  expect(store.name).toBe('Mine');
  expect(await store.submit()).toMatchObject({ title: 'Mine' });
});

test('[SIZE-19, SIZE-45] a generated name shows translated and is stored as is', async () => {
  const { tab, store } = await opened();
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  store.open('NameSize', 'T-Shirt - Regular - 05/11/25', 'T-Shirt, Regular, 5 Nov 2025');
  expect(store.name).toBe('T-Shirt, Regular, 5 Nov 2025');
  expect(await store.submit()).toMatchObject({ title: 'T-Shirt - Regular - 05/11/25' });
});

test('[SIZE-124] a size can become the default; failing that shows a message', async () => {
  const { tab, store, session } = await opened();
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  const draft = session.draft!;
  store.open('NameSize', 'Mine');
  store.makeDefault(true);
  expect(await store.submit()).toMatchObject({ isDefaultMissing: false });
  const defaults = async () => {
    const all = await tab.ports.sizes.all();
    return all.ok && all.value.map(({ title, isDefault }) => [title, isDefault]);
  };
  expect(await defaults()).toEqual([['Mine', true]]);
  store.close();
  session.put(draft);
  store.open('NameSize', 'Other');
  expect(store.isDefault).toBe(false);
  expect(await store.submit()).toMatchObject({ isDefaultMissing: false });
  expect(await defaults()).toEqual([
    ['Other', undefined],
    ['Mine', true],
  ]);
  const failing = new SaveSizeStore({
    sizes: tab.ports.sizes,
    wearers: { makeDefault: async () => ({ ok: false, failure: { kind: 'unreachable' } }) },
    account: tab.ports.account,
    visit: tab.visit,
    session,
    changes: new SizesChanges(),
    report: () => {},
  });
  session.put(draft);
  failing.open('NameSize', 'Third');
  failing.makeDefault(true);
  expect(await failing.submit()).toMatchObject({ title: 'Third', isDefaultMissing: true });
});

test('[GUARD-02] a guest may save the size without an account', async () => {
  const { tab, store } = await opened('standard');
  store.open('CreateAccountOnly', 'Standard - 7R - 05/11/25');
  expect(await store.continueAsGuest()).toMatchObject({
    title: 'Standard - 7R - 05/11/25',
    withAccount: false,
  });
  expect(tab.visit.isSignedIn).toBe(false);
  const all = await tab.ports.sizes.all();
  expect(all.ok && all.value.map(({ standardSize }) => standardSize)).toEqual([
    { base: 7, length: 'R' },
  ]);
});

test('[SIZE-31] an existing standard size is reused under the new name', async () => {
  const { tab, store, session } = await opened('standard');
  const { draft } = session;
  const before = await tab.ports.sizes.ofStandardSize({
    size: { base: 7, length: 'R' },
    sizeTypeId: draft!.sizeType.id,
    title: 'Old',
  });
  await tab.shop.account.signIn({
    email: 'customer@tailorbird.example',
    password: 'measure-twice',
  });
  store.open('NameSize', 'Standard - 7R - 05/11/25');
  store.type('name', 'New');
  const saved = await store.submit();
  expect(saved).toMatchObject({ title: 'New' });
  const all = await tab.ports.sizes.all();
  expect(all.ok && all.value.map(({ title }) => title)).toEqual(['New']);
  expect(before.ok && saved?.id).toBe(before.ok && all.ok && all.value[0]?.id);
});

test('[SIZE-60, SIZE-61] the account stays if saving the size fails; only that retries', async () => {
  const { tab, store, reports } = await opened();
  store.open('CreateAccountAndNameSize', 'T-Shirt');
  fill(store);
  const signUp = tab.ports.account.signUp;
  const failing = new SaveSizeStore({
    sizes: {
      ...tab.ports.sizes,
      create: async () => ({
        ok: false,
        failure: { kind: 'size-refused', message: 'The cutter is out.' },
      }),
    },
    wearers: tab.shop.wearers,
    account: { signUp },
    visit: tab.visit,
    session: (() => {
      const kept = aSession();
      kept.put(store.draft!);
      return kept;
    })(),
    changes: new SizesChanges(),
    report: (message) => reports.push(message),
  });
  failing.open('CreateAccountAndNameSize', 'T-Shirt');
  fill(failing);
  expect(await failing.submit()).toBeNull();
  expect(failing.panel).toMatchObject({
    status: 'filling',
    mode: 'NameSize',
    notice: { kind: 'message', message: 'The cutter is out.' },
  });
  expect(failing.hasNewAccount).toBe(true);
  expect(tab.visit.isSignedIn).toBe(true);
  expect(reports).toEqual(['A size could not be saved: size-refused']);
});

test('[SIZE-41] a request in progress can be neither repeated nor closed', async () => {
  const { tab, store } = await opened();
  store.open('CreateAccountAndNameSize', 'T-Shirt');
  fill(store);
  const first = store.submit();
  expect(await store.submit()).toBeNull();
  store.close();
  expect(store.isBusy).toBe(true);
  await first;
  expect(tab.network.calls.filter((call) => call === 'account.signUp')).toHaveLength(1);
});
