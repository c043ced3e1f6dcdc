import { err, ok } from '@tailorbird/domain/kernel';
import type { Claims, FirstPiece } from '@tailorbird/domain/support';
import { expect, test } from 'vitest';
import { RemakeStore } from './remakeStore.ts';

const piece: FirstPiece = {
  lineId: 7,
  guaranteeEnd: '2026-06-01T10:00:00.000Z',
  missing: null,
  claim: null,
};
const of = { orderNumber: '100001', link: 'signed' };

const claimsAbout = (
  ...pieces: readonly FirstPiece[]
): Pick<Claims, 'firstPieces' | 'claimFirstPiece'> => ({
  firstPieces: async () => ok(pieces),
  claimFirstPiece: async ({ lineId }) => {
    const found = pieces.find((each) => each.lineId === lineId);
    if (!found) return err({ kind: 'piece-not-claimable' });
    if (found.missing) return err({ kind: found.missing });
    return ok({ ...found, claim: { number: String(lineId), status: 'Received' } });
  },
});

test('a first-piece remake is claimed once', async () => {
  const store = new RemakeStore({
    claims: claimsAbout(piece, { ...piece, lineId: 8 }),
  });
  expect(await store.ask(7)).toBe(false);
  await store.load(of);
  expect(await store.ask(7)).toBe(true);
  expect([store.pieceOf(7)?.claim, store.pieceOf(8)?.claim]).toEqual([
    { number: '7', status: 'Received' },
    null,
  ]);
  expect(await store.ask(7)).toBe(true);
  expect(store.refused).toBeNull();
});

test('required notices show first, and outdated requests are reloaded', async () => {
  const claims = claimsAbout({ ...piece, missing: 'wash-not-confirmed' });
  const store = new RemakeStore({ claims });
  await store.load(of);
  expect(await store.ask(7)).toBe(false);
  expect(store.refused).toEqual({ lineId: 7, kind: 'wash-not-confirmed' });

  const reads: (string | null)[] = [];
  const ended = new RemakeStore({
    claims: {
      firstPieces: async (number, { link }) => {
        reads.push(link);
        return await claims.firstPieces(number, { link });
      },
      claimFirstPiece: async () => err({ kind: 'piece-not-claimable' }),
    },
  });
  await ended.load(of);
  await ended.ask(7);
  expect([ended.refused?.kind, reads]).toEqual(['piece-not-claimable', ['signed', 'signed']]);
});
