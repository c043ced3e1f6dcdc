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

/** Referrals (REFER-05). */
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
    switch (answer.status) {
      case 200:
        return ok(fromWireInvitation(answer.body));
      case 400: {
        const refused = invitationRefused.safeParse(answer.body);
        return err(
          refused.success ? fromWireInvitationRefused(refused.data) : { kind: 'referral-unknown' },
        );
      }
      case 429:
        return err({ kind: 'too-often', message: answer.body.detail });
      default:
        return err({ kind: 'unreachable' });
    }
  };
}
