import { toInstant } from '../../../platform/database/columns.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { WithClock, WithRandom } from '../../../platform/runtime/runtime.ts';
import { createToken, hashToken } from '../../../platform/session/secrets.ts';

export const challengeSeconds = 10 * 60;

export type ChallengePurpose = 'sign-in' | 'confirm' | 'add';

/** Creates a challenge bound to the hash of a session or cookie. Deletes expired challenges. */
export const createChallenge = async (
  queries: Queries,
  { purpose, askedBy }: { readonly purpose: ChallengePurpose; readonly askedBy: string },
  { clock, random }: WithClock & WithRandom,
): Promise<string> => {
  const now = clock();
  const challenge = createToken(random);
  await queries.deleteFrom('passkey_question').where('expires_at', '<=', toInstant(now)).execute();
  await queries
    .insertInto('passkey_question')
    .values({
      challenge_hash: hashToken(challenge),
      purpose,
      asked_by: askedBy,
      expires_at: toInstant(new Date(now.getTime() + challengeSeconds * 1_000)),
    })
    .execute();
  return challenge;
};

/**
 * Redeems a challenge; false if it is unknown, used, expired, or bound to another visitor or
 * purpose.
 */
export const redeemChallenge = async (
  queries: Queries,
  {
    challenge,
    purpose,
    askedBy,
  }: { readonly challenge: string; readonly purpose: ChallengePurpose; readonly askedBy: string },
  now: Date,
): Promise<boolean> => {
  const taken = await queries
    .deleteFrom('passkey_question')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('asked_by', '=', askedBy)
    .where('expires_at', '>', toInstant(now))
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
};
