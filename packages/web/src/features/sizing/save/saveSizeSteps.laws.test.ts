import { needsAccount, needsName, saveSizeMode, saveSizeModes } from '@tailorbird/domain/sizing';
import { transitions } from '@tailorbird/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bare, walk } from '../../../testing/walk.ts';
import { alreadyExistsMessage } from '../sizeMessage.ts';
import {
  panelsAfterSaving,
  reduceSaveSize,
  type SaveSizeEvent,
  type SaveSizePanel,
  saveSizeStrategy,
} from './saveSizeSteps.ts';

describe('saving a size', () => {
  const run = (...events: readonly SaveSizeEvent[]): SaveSizePanel =>
    events.reduce(reduceSaveSize, { status: 'closed', savedSizeId: null } as SaveSizePanel);

  test('[SIZE-41] customers name the size; guests create an account', () => {
    expect(saveSizeModes).toEqual(['CreateAccountOnly', 'CreateAccountAndNameSize', 'NameSize']);
    expect(saveSizeMode({ signedIn: true }, { isNamed: true })).toBe('NameSize');
    expect(saveSizeMode({ signedIn: false }, { isNamed: true })).toBe('CreateAccountOnly');
    expect(saveSizeMode({ signedIn: false }, { isNamed: false })).toBe('CreateAccountAndNameSize');
    expect(saveSizeModes.map(needsAccount)).toEqual([true, true, false]);
    expect(saveSizeModes.map(needsName)).toEqual([false, true, true]);
  });

  test('[SIZE-41] the account is created before the size', () => {
    expect(
      run({ type: 'opened', mode: 'CreateAccountAndNameSize' }, { type: 'submitted' }).status,
    ).toBe('creating-account');
    expect(
      run(
        { type: 'opened', mode: 'CreateAccountOnly' },
        { type: 'submitted' },
        { type: 'account-created' },
      ).status,
    ).toBe('saving');
    expect(
      run(
        { type: 'opened', mode: 'NameSize' },
        { type: 'submitted' },
        { type: 'saved', sizeId: 3 },
      ),
    ).toEqual({
      status: 'closed',
      savedSizeId: 3,
    });
  });

  test('[GUARD-02] guests may save without an account, and retry after a failure', () => {
    const opened = { type: 'opened', mode: 'CreateAccountOnly' } as const;
    expect(run(opened, { type: 'continued-as-guest' }, { type: 'saved', sizeId: 4 })).toEqual({
      status: 'closed',
      savedSizeId: 4,
    });
    expect(
      run(
        opened,
        { type: 'continued-as-guest' },
        { type: 'size-refused', because: { alreadyExists: false, message: null } },
      ),
    ).toMatchObject({
      status: 'filling',
      mode: 'CreateAccountOnly',
      notice: { kind: 'size-not-created', refetchLogin: false },
    });
    expect(run({ type: 'opened', mode: 'NameSize' }, { type: 'continued-as-guest' }).status).toBe(
      'filling',
    );
  });

  test('[SIZE-42, SIZE-43, SIZE-44] after saving, panels close; the basket may open', () => {
    expect(saveSizeStrategy({ onDesigner: true })).toBe('DesignerAddToBasket');
    expect(saveSizeStrategy({ onDesigner: false })).toBe('CloseModal');
    expect(panelsAfterSaving('DesignerAddToBasket')).toEqual({
      close: ['save-size', 'ideal-size'],
      open: 'size-basket-cta',
    });
    expect(panelsAfterSaving('CloseModal')).toEqual({
      close: ['save-size', 'ideal-size'],
      open: null,
    });
  });

  test('[SIZE-59, SIZE-60] the message is a duplicate, the server’s or generic', () => {
    const refused = (alreadyExists: boolean, message: string | null) =>
      run(
        { type: 'opened', mode: 'NameSize' },
        { type: 'submitted' },
        { type: 'size-refused', because: { alreadyExists, message } },
      );
    expect(alreadyExistsMessage).toBe('notifications.login_prompts.already_exists');
    expect(refused(true, null)).toMatchObject({
      notice: { kind: 'already-exists', refetchLogin: false },
    });
    expect(refused(false, 'Too long')).toMatchObject({
      notice: { kind: 'message', message: 'Too long' },
    });
    expect(refused(false, '')).toMatchObject({ notice: { kind: 'size-not-created' } });
    expect(refused(false, null)).toMatchObject({ notice: { kind: 'size-not-created' } });
  });

  test('[SIZE-61] a refused account shows like a refused size and reloads the login', () => {
    const panel = run(
      { type: 'opened', mode: 'CreateAccountOnly' },
      { type: 'submitted' },
      { type: 'account-refused', because: { alreadyExists: false, message: null } },
    );
    expect(panel).toMatchObject({
      status: 'filling',
      mode: 'CreateAccountOnly',
      notice: { kind: 'size-not-created', refetchLogin: true },
    });
  });

  test('[SIZE-41] one account is created before saving, and the panel stays open', () => {
    const refusal = fc.record({ alreadyExists: fc.boolean(), message: fc.option(fc.string()) });
    const event: fc.Arbitrary<SaveSizeEvent> = fc.oneof(
      fc.constantFrom(...saveSizeModes).map((mode) => ({ type: 'opened' as const, mode })),
      bare('submitted', 'submitted', 'continued-as-guest', 'account-created', 'close-asked'),
      refusal.map((because) => ({ type: 'account-refused' as const, because })),
      refusal.map((because) => ({ type: 'size-refused' as const, because })),
      fc.nat().map((sizeId) => ({ type: 'saved' as const, sizeId })),
    );
    walk(
      {
        start: { status: 'closed', savedSizeId: null } as SaveSizePanel,
        event,
        reduce: reduceSaveSize,
      },
      (after, each, before) => {
        expect(['closed', 'filling', 'creating-account', 'saving']).toContain(after.status);
        if (after.status === 'saving' && before.status === 'creating-account')
          expect(after.mode).toBe('NameSize');
        if (after.status === 'saving' && before.status === 'filling' && needsAccount(after.mode))
          expect(each.type).toBe('continued-as-guest');
        if (
          after.status === 'closed' &&
          (before.status === 'saving' || before.status === 'creating-account')
        )
          expect(each.type).toBe('saved');
      },
    );
  });
});

test('[GUARD-02, SIZE-41, SIZE-59, SIZE-60, SIZE-61] save-size follows its table of states', () => {
  const states: Record<string, SaveSizePanel> = {
    closed: { status: 'closed', savedSizeId: 3 },
    naming: { status: 'filling', mode: 'NameSize', notice: null },
    joining: { status: 'filling', mode: 'CreateAccountOnly', notice: null },
    'creating account': { status: 'creating-account', mode: 'CreateAccountAndNameSize' },
    saving: { status: 'saving', mode: 'NameSize' },
  };
  const events: Record<string, SaveSizeEvent> = {
    opened: { type: 'opened', mode: 'CreateAccountAndNameSize' },
    submitted: { type: 'submitted' },
    guest: { type: 'continued-as-guest' },
    account: { type: 'account-created' },
    'no account': { type: 'account-refused', because: { alreadyExists: true, message: null } },
    saved: { type: 'saved', sizeId: 9 },
    'no size': { type: 'size-refused', because: { alreadyExists: false, message: 'Full' } },
    close: { type: 'close-asked' },
  };
  const name = (panel: SaveSizePanel): string =>
    panel.status === 'closed'
      ? `closed ${panel.savedSizeId}`
      : `${panel.status} ${panel.mode}${panel.status === 'filling' && panel.notice ? ` (${panel.notice.kind}${panel.notice.refetchLogin ? ', ask login' : ''})` : ''}`;
  expect(transitions(reduceSaveSize, states, events, name)).toMatchInlineSnapshot(`
    [
      "closed: opened → filling CreateAccountAndNameSize",
      "naming: submitted → saving NameSize, close → closed null",
      "joining: submitted → creating-account CreateAccountOnly, guest → saving CreateAccountOnly, close → closed null",
      "creating account: account → saving NameSize, no account → filling CreateAccountAndNameSize (already-exists, ask login)",
      "saving: saved → closed 9, no size → filling NameSize (message)",
    ]
  `);
});
