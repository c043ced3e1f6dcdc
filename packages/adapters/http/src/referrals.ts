import {
  fromWireInvitation,
  fromWireInvitationRefused,
  fromWireReferral,
  invitationRefused,
  readReferralRewards,
  readReferralStats,
  readReferralUrl,
  validateReferral,
} from '@tailorbird/contract/account';
import type { Referrals } from '@tailorbird/domain/account';
import { err, ok } from '@tailorbird/domain/kernel';
import { isForbidden } from '@tailorbird/domain/shell';
import type { HttpClient } from './client.ts';
import { outcome, tooOften } from './outcome.ts';

export class HttpReferrals implements Referrals {
  readonly #client: HttpClient;

  constructor(client: HttpClient) {
    this.#client = client;
  }

  readonly mine: Referrals['mine'] = async () => {
    const [url, stats, rewards] = await Promise.all([
      this.#client.send(readReferralUrl),
      this.#client.send(readReferralStats),
      this.#client.send(readReferralRewards),
    ]);
    if (isForbidden(url)) return err({ kind: 'permission-denied' });
    if (url.status !== 200 || stats.status !== 200 || rewards.status !== 200)
      return err({ kind: 'unreachable' });
    return ok(fromWireReferral({ url: url.body, stats: stats.body, rewards: rewards.body }));
  };

  readonly validate: Referrals['validate'] = async (code) => {
    const answer = await this.#client.send(validateReferral, { body: { code } });
    return outcome(answer, fromWireInvitation, {
      400: (body) => {
        const refused = invitationRefused.safeParse(body);
        return refused.success
          ? fromWireInvitationRefused(refused.data)
          : { kind: 'referral-unknown' };
      },
      429: tooOften,
    });
  };
}
