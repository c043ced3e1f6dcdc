import { idealSizeDefaults } from '@tailorbird/domain/sizing';
import { expect, test } from 'vitest';
import { aTab } from '../../../testing/aTab.ts';
import { SizeHelp } from './sizeHelpStore.ts';

test('[SIZE-33] customers with a sweatshirt size get a recommendation from it', async () => {
  const { ports } = await aTab();
  const help = new SizeHelp(ports);
  const types = await ports.sizes.sizeTypes();
  const idOf = (slug: string): number =>
    (types.ok && types.value.find((type) => type.slug === slug)?.id) || 0;
  const save = async (slug: string): Promise<void> => {
    const prefs = {
      facts: idealSizeDefaults,
      bodyShape: 'RECTANGULAR',
      fit: 'REGULAR',
      units: 'metric',
      known: {},
      designVersion: 'V2',
    } as const;
    expect(await ports.sizes.create({ title: slug, sizeTypeId: idOf(slug), prefs })).toMatchObject({
      ok: true,
    });
  };
  expect(await help.panelFor(3)).toEqual({
    name: 'ideal-size',
    query: { 'ideal-size': 'standard-sizes' },
  });
  await save('polo');
  expect(await help.panelFor(3)).toEqual({
    name: 'ideal-size',
    query: { 'ideal-size': 'standard-sizes' },
  });
  await save('sweatshirt');
  expect(await help.panelFor(3)).toEqual({
    name: 'recommend-size',
    query: { 'recommend-size': '3' },
  });
});

test('find-my-size opens when the saved sizes fail to load', async () => {
  const sizes = {
    sizeTypes: () => Promise.reject(new Error('away')),
    listed: () => Promise.reject(new Error('away')),
  };
  expect(await new SizeHelp({ sizes }).panelFor(3)).toEqual({
    name: 'ideal-size',
    query: { 'ideal-size': 'standard-sizes' },
  });
});
