import { autorun } from 'mobx';
import { expect, it } from 'vitest';
import { PendingAction } from './pendingAction.ts';

it('a pending action runs one call at a time', async () => {
  const action = new PendingAction();
  let resolve = (_: number): void => {};
  const answered = new Promise<number>((done) => {
    resolve = done;
  });
  const first = action.run(
    () => answered,
    (answer) => answer * 2,
  );
  expect(action.isPending).toBe(true);
  expect(await action.run(async () => 5, String)).toBeNull();
  resolve(21);
  expect(await first).toBe(42);
  expect(action.isPending).toBe(false);
  expect(await action.run(async () => 5, String)).toBe('5');
});

it('the pending state ends together with the change of the store', async () => {
  const action = new PendingAction();
  const shown: string[] = [];
  const other = new PendingAction();
  autorun(() => shown.push(`${action.isPending} ${other.isPending}`));
  await action.run(
    async () => {},
    () => {
      other.isPending = true;
    },
  );
  expect(shown).toEqual(['false false', 'true false', 'false true']);
});

it('an action accepts the next call after a failed one', async () => {
  const action = new PendingAction();
  const failed = action.run(async () => {
    throw new Error('broken');
  }, String);
  await expect(failed).rejects.toThrow('broken');
  expect(action.isPending).toBe(false);
});
