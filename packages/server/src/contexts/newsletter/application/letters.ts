import { err, type Locale, ok, type Result } from '@tailorbird/domain/kernel';
import {
  checkLetter,
  type Letter,
  type LetterMove,
  type LetterWords,
  mayLetter,
  pieceAt,
} from '@tailorbird/domain/newsletter';
import { attempt } from '../../../platform/database/attempt.ts';
import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { takeTurns } from '../../../platform/database/takeTurns.ts';
import { countAttempt, type TooOften } from '../../../platform/limits/attempts.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { queueMail, type WithMailQueue } from '../../../platform/mail/outbox.ts';
import type { WithSettings } from '../../../platform/runtime/runtime.ts';
import {
  type AccessRefused,
  type NotFound,
  requireStaff,
} from '../../../platform/session/access.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  addLetter,
  changeWords,
  countReaders,
  dropLetter,
  findLetter,
  setState,
  viewLetter,
  viewLetters,
  wordsOf,
} from '../letterStore.ts';
import { letterMail } from '../mails.ts';
import { type ListNeeds, leavingLink } from './list.ts';

/** Whether a garment is in the range, made so that it can be drawn. */
export type WithPieces = { readonly isPiece: (slug: string, variant: string) => boolean };

type Needs = ListNeeds & WithSettings & WithMailQueue & WithPieces;
type Invalid = { readonly kind: 'letter-invalid'; readonly fields: readonly string[] };
type Changed = { readonly kind: 'letter-changed'; readonly now: Letter | null };

const fieldsRefused = ({ isPiece }: WithPieces, words: LetterWords): readonly string[] => {
  const checked = checkLetter(words);
  const piece = pieceAt(words.piece);
  return [
    ...(checked.ok ? [] : checked.failure),
    ...(piece && !isPiece(piece.slug, piece.variant) ? ['piece'] : []),
  ];
};

const staffOf = async (actor: Actor) => requireStaff(await actor.visitor(), 'admins');

export const listLetters = async (
  { database: { queries } }: Needs,
  actor: Actor,
): Promise<
  Result<{ readonly readers: number; readonly letters: readonly Letter[] }, AccessRefused>
> => {
  const staff = await staffOf(actor);
  return staff.ok
    ? ok({ readers: await countReaders(queries), letters: await viewLetters(queries) })
    : staff;
};

const found = async (queries: Queries, id: number): Promise<Letter> => {
  const letter = await viewLetter(queries, id);
  if (!letter) throw new Error('A letter that was just written is not there');
  return letter;
};

/** Keeps a letter as a draft. */
export const writeLetter = async (
  needs: Needs,
  actor: Actor,
  words: LetterWords,
): Promise<Result<Letter, AccessRefused | Invalid>> => {
  const staff = await staffOf(actor);
  if (!staff.ok) return staff;
  const fields = fieldsRefused(needs, words);
  if (fields.length > 0) return err({ kind: 'letter-invalid', fields });
  return ok(
    await needs.database.transaction(async (trx) =>
      found(trx, await addLetter(trx, words, needs.clock())),
    ),
  );
};

/** Does something to a letter that allows it, one after another; `version` is what was seen. */
const move = async <Value>(
  needs: Needs,
  actor: Actor,
  {
    id,
    version,
    by,
  }: { readonly id: number; readonly version: number | null; readonly by: LetterMove },
  work: (trx: Queries) => Promise<Value>,
): Promise<Result<Value, AccessRefused | NotFound | Changed>> => {
  const staff = await staffOf(actor);
  if (!staff.ok) return staff;
  return await attempt<Value, NotFound | Changed>(
    needs.database,
    async (trx, refuse) => {
      await takeTurns(trx, [`letter ${id}`]);
      const now = await viewLetter(trx, id);
      if (!now) return refuse({ kind: 'not-found' });
      if (!mayLetter(now.state, by) || (version !== null && version !== now.version))
        return refuse({ kind: 'letter-changed', now });
      return await work(trx);
    },
    'read committed',
  );
};

export const changeLetter = async (
  needs: Needs,
  actor: Actor,
  { id, version }: { readonly id: number; readonly version: number },
  words: LetterWords,
): Promise<Result<Letter, AccessRefused | NotFound | Changed | Invalid>> => {
  const staff = await staffOf(actor);
  if (!staff.ok) return staff;
  const fields = fieldsRefused(needs, words);
  if (fields.length > 0) return err({ kind: 'letter-invalid', fields });
  return await move(needs, actor, { id, version, by: 'change' }, async (trx) => {
    await changeWords(trx, id, words, needs.clock());
    return await found(trx, id);
  });
};

export const removeLetter = (
  needs: Needs,
  actor: Actor,
  id: number,
): Promise<Result<null, AccessRefused | NotFound | Changed>> =>
  move(needs, actor, { id, version: null, by: 'remove' }, async (trx) => {
    await dropLetter(trx, id);
    return null;
  });

/** Lets a letter go out, or on. One that is on its way already stays so: who asks twice has asked once. */
export const sendLetter = async (
  needs: Needs,
  actor: Actor,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Result<Letter, AccessRefused | NotFound | Changed>> => {
  const sent = await move(needs, actor, { id, version, by: 'send' }, async (trx) => {
    const row = await findLetter(trx, id);
    await setState(
      trx,
      id,
      'sending',
      row?.started_at ? null : { started_at: toInstant(needs.clock()), origin: actor.linkOrigin },
    );
    return await found(trx, id);
  });
  const isUnderWay =
    !sent.ok &&
    sent.failure.kind === 'letter-changed' &&
    sent.failure.now?.state === 'sending' &&
    sent.failure.now.version === version;
  return isUnderWay && sent.failure.kind === 'letter-changed' && sent.failure.now
    ? ok(sent.failure.now)
    : sent;
};

export const stopLetter = (
  needs: Needs,
  actor: Actor,
  id: number,
): Promise<Result<Letter, AccessRefused | NotFound | Changed>> =>
  move(needs, actor, { id, version: null, by: 'stop' }, async (trx) => {
    await setState(trx, id, 'stopped');
    return await found(trx, id);
  });

/** A letter as who asks would get it. */
export const previewLetter = async (
  needs: Needs,
  actor: Actor,
  id: number,
  locale: Locale,
): Promise<Result<Mail, AccessRefused | NotFound>> => {
  const staff = await staffOf(actor);
  if (!staff.ok) return staff;
  const row = await findLetter(needs.database.queries, id);
  if (!row) return err({ kind: 'not-found' });
  const { email } = staff.value;
  const link = leavingLink(needs, email);
  return ok(letterMail({ to: email, locale, origin: actor.linkOrigin, link, words: wordsOf(row) }));
};

/** Mails a letter to who asks. */
export const testLetter = async (
  needs: Needs,
  actor: Actor,
  id: number,
  locale: Locale,
): Promise<Result<null, AccessRefused | NotFound | TooOften>> => {
  const mail = await previewLetter(needs, actor, id, locale);
  if (!mail.ok) return mail;
  const counted = await countAttempt(needs, {
    kind: 'newsletter',
    account: mail.value.to,
    address: actor.networkAddress(),
  });
  if (!counted.ok) return counted;
  await needs.database.transaction((trx) =>
    queueMail(
      trx,
      'newsletter',
      { to: mail.value.to, locale, write: () => mail.value },
      needs.clock(),
    ),
  );
  needs.mailQueued();
  return ok(null);
};
