import { aShopFixture, inMemoryShop } from '@tailorbird/adapter-memory';
import { MemoryPreferences } from '@tailorbird/adapter-storage';
import { err } from '@tailorbird/domain/kernel';
import { type CreateSizeTab, centimeters, kilograms } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { SizingSession } from '../../../shared/body/session/sizingSession.ts';
import { SizePreferences } from '../../../shared/sizePreferences/sizePreferences.ts';
import { SizesChanges } from '../../../shared/wearers/sizesChanges.ts';
import { ManualClock, settled } from '../../../testing/aTab.ts';
import { type CreateSizeDependencies, CreateSizeStore } from './createSizeStore.ts';

type Setting = {
  readonly sizes?: Partial<CreateSizeDependencies['sizes']>;
  readonly continent?: CreateSizeDependencies['visit']['continentCode'];
  readonly preferences?: MemoryPreferences;
};

const setUp = ({
  sizes = {},
  continent = null,
  preferences = new MemoryPreferences(),
}: Setting = {}) => {
  const ports = inMemoryShop(aShopFixture());
  const port: CreateSizeDependencies['sizes'] = {
    sizeTypes: () => ports.sizes.sizeTypes(),
    sizeType: (id) => ports.sizes.sizeType(id),
    create: (request) => ports.sizes.create(request),
    ofStandardSize: (request) => ports.sizes.ofStandardSize(request),
    ...sizes,
  };
  const clock = new ManualClock();
  const reports: string[] = [];
  const sizePreferences = new SizePreferences({ visit: { countryCode: 'DE' }, preferences });
  const session = new SizingSession({ preferences, sizePreferences: sizePreferences });
  const store = new CreateSizeStore({
    sizes: port,
    session,
    clock,
    visit: { continentCode: continent },
    today: () => ({ day: 5, month: 11, year: 2025 }),
    changes: new SizesChanges(),
    report: (problem) => reports.push(problem),
  });
  return { store, session, clock, reports, sizePreferences, ports, preferences };
};

const shirt = aShopFixture().clothingTypes.find(({ sizeType }) => sizeType !== null)?.sizeType ?? {
  id: 0,
  slug: '',
};
const shown = { sizeType: 'T-shirt', fit: 'Regular' };

const opened = async (setting: Setting = {}, tab: CreateSizeTab = 'custom') => {
  const all = setUp(setting);
  await all.store.open({ sizeTypeId: shirt.id, tab, pageSizeType: shirt });
  return all;
};

const answered = async (setting: Setting = {}) => {
  const all = await opened(setting);
  all.store.chooseCutFor('men');
  all.store.adjust('heightCm', centimeters(178));
  all.store.continue();
  all.store.chooseShape('RECTANGULAR');
  all.store.continue();
  all.store.chooseFit('REGULAR');
  return all;
};

const calculated = async (setting: Setting = {}) => {
  const all = await answered(setting);
  all.store.continue();
  await settled();
  await all.clock.pass(750);
  return all;
};

test('[SIZE-50] the height starts at the continent’s average or the given one', async () => {
  const { store, session, preferences } = await opened({ continent: 'AS' });
  expect(session.input.heightCm).toBe(164);
  store.adjust('heightCm', centimeters(190));
  const again = await opened({ continent: 'AS', preferences });
  expect(again.session.input.heightCm).toBe(190);
});

test('[SIZE-47] each step needs an answer; averages and a default cut are none', async () => {
  const { store } = await opened();
  const missing = (step: string) => ({
    status: 'open',
    step,
    notice: { kind: 'answer-missing', step },
  });
  store.continue();
  expect(store.panel).toMatchObject(missing('body-metrics'));
  store.adjust('weightKg', kilograms(80));
  store.continue();
  expect(store.panel).toMatchObject(missing('body-metrics'));
  store.chooseCutFor('men');
  store.continue();
  store.continue();
  expect(store.panel).toMatchObject(missing('body-shape'));
  store.chooseShape('ROUND');
  store.continue();
  store.continue();
  expect(store.panel).toMatchObject(missing('fit'));
});

test('[SIZE-26] a calculation of 750 ms leads to the garment with intervals', async () => {
  const { store, session, clock } = await answered();
  store.continue();
  await settled();
  await clock.pass(749);
  expect(store.panel).toMatchObject({ step: 'calculation' });
  await clock.pass(1);
  expect(store.panel).toMatchObject({ step: 'result' });
  for (const { value, low, high } of store.garment) {
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
  }
  store.goBack();
  expect(store.panel).toMatchObject({ step: 'fit' });
  expect(session.answers).toMatchObject({ fit: 'REGULAR' });
});

test('[SIZE-58] a calculation without config is reported and stays at the fit', async () => {
  const { store, session, clock, reports } = await answered({
    sizes: { sizeTypes: async () => err({ kind: 'unreachable' }) },
  });
  store.continue();
  await settled();
  await clock.pass(750);
  expect(store.panel).toMatchObject({ step: 'fit', notice: { kind: 'size-calculation-failed' } });
  expect(session.answers).toMatchObject({ fit: 'REGULAR' });
  expect(reports).toEqual(['A size could not be calculated, cause: network']);
});

test('[SIZE-04] the zip cotton hoodie has only the standard tab', async () => {
  const { store } = setUp();
  await store.open({
    sizeTypeId: 7,
    tab: 'custom',
    pageSizeType: { id: 7, slug: 'zip-cotton-hoodie' },
  });
  expect(store.tabs).toEqual(['standard']);
  expect(store.panel).toMatchObject({ tab: 'standard' });
});

test('[SIZE-26] a size type from elsewhere is looked up and preselected', async () => {
  const { store, session } = setUp();
  await store.open({ sizeTypeId: shirt.id, tab: 'custom', pageSizeType: null });
  expect(store.panel).toMatchObject({ step: 'size-type' });
  expect(session.answers).toMatchObject({ sizeType: shirt });
  store.continue();
  expect(store.panel).toMatchObject({ step: 'body-metrics' });
});

test('[PANEL-01] an unknown size type leaves the panel closed', async () => {
  const { store } = setUp();
  await store.open({ sizeTypeId: 999, tab: 'custom', pageSizeType: null });
  expect(store).toMatchObject({ panel: { status: 'closed' }, isUnknown: true });
});

test('failing to load size types leaves the panel closed, with a retry', async () => {
  let isDown = true;
  const ports = inMemoryShop(aShopFixture());
  const { store } = setUp({
    sizes: {
      sizeTypes: async () => (isDown ? err({ kind: 'unreachable' }) : ports.sizes.sizeTypes()),
    },
  });
  const address = { sizeTypeId: shirt.id, tab: 'custom', pageSizeType: null } as const;
  await store.open(address);
  expect(store.panel.status).toBe('closed');
  expect(store.sizeTypes.status).toBe('failed');
  isDown = false;
  await store.open(address);
  expect(store.panel.status).toBe('open');
});

test('[SIZE-02] the panel stays during creation; then the size is named', async () => {
  const { store, ports } = await calculated();
  const making = store.create(shown);
  expect(store.panel.status).toBe('creating');
  const id = await making;
  expect(store.panel.status).toBe('closed');
  const made = await ports.sizes.byId(id ?? 0);
  expect(made).toMatchObject({
    ok: true,
    value: { title: 'T-shirt - Regular - 05/11/25', sizeTypeId: shirt.id },
  });
});

test('a failed creation shows the reason and keeps the input', async () => {
  const { store } = await calculated({
    sizes: { create: async () => err({ kind: 'already-exists' }) },
  });
  expect(await store.create(shown)).toBeNull();
  expect(store.panel).toMatchObject({
    status: 'open',
    step: 'result',
    notice: { kind: 'size-not-created' },
  });
  expect(store.failure).toEqual({ kind: 'already-exists' });
});

test('[SIZE-31] a standard size is created once; [SIZE-30] the session keeps it', async () => {
  const { store, sizePreferences, ports } = await opened({}, 'standard');
  store.chooseStandardSize({ base: 8, length: 'L' });
  expect(sizePreferences.standardSize).toEqual({ base: 8, length: 'L' });
  const first = await store.create(shown);
  await store.open({ sizeTypeId: shirt.id, tab: 'standard', pageSizeType: shirt });
  expect(await store.create(shown)).toBe(first);
  expect(await ports.sizes.all()).toMatchObject({
    ok: true,
    value: [{ standardSize: { base: 8, length: 'L' } }],
  });
});

const confirmed = (session: SizingSession): void => {
  const leave = session.startAt(null);
  session.chooseCutFor('men');
  session.chooseShape('ROUND');
  session.confirm();
  leave();
};

test('[SIZE-34] from find-my-size only the fit remains', async () => {
  const preferences = new MemoryPreferences();
  const { store, session } = setUp({ preferences, continent: 'AS' });
  confirmed(session);
  await store.open({ sizeTypeId: shirt.id, tab: 'custom', pageSizeType: shirt });
  expect(store.panel).toMatchObject({ step: 'fit' });
  expect(session.answers).toMatchObject({ bodyShape: 'ROUND', facts: { heightCm: 185 } });
  // The continent's average replaces no confirmed body, neither now nor after a reload.
  expect(session.input.heightCm).toBe(185);
  const again = await opened({ preferences, continent: 'AS' });
  expect(again.session.input.heightCm).toBe(185);
  expect(again.session.knowsBody).toBe(true);
  // A later visit asks all questions again.
  expect(again.store.panel).toMatchObject({ step: 'body-metrics' });
});

test('[SIZE-34] an open panel continues with the result of find-my-size', async () => {
  const { store, session } = await opened({ continent: 'AS' }, 'standard');
  expect(session.input.heightCm).toBe(164);
  confirmed(session);
  store.chooseTab('custom');
  store.continueConfirmed();
  expect(store.panel).toMatchObject({ tab: 'custom', step: 'fit' });
  expect(session.facts.heightCm).toBe(185);
});

test('the answers are saved in the units they were entered in', async () => {
  const { store, session, sizePreferences } = await calculated();
  session.addMeasurement('chestCircumference', centimeters(104));
  sizePreferences.chooseUnits('imperial');
  expect(store.draft).toMatchObject({
    kind: 'custom',
    sizeType: shirt,
    facts: { heightCm: 178 },
    bodyShape: 'RECTANGULAR',
    fit: 'REGULAR',
    known: { chestCircumference: 104 },
    units: 'imperial',
  });
  store.chooseTab('standard');
  expect(store.draft).toBeNull();
  store.chooseStandardSize({ base: 7, length: 'R' });
  expect(store.draft).toEqual({
    kind: 'standard',
    sizeType: shirt,
    size: { base: 7, length: 'R' },
  });
});
