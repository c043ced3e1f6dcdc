import * as contract from '@tailorbird/contract/orders';
import type { Api } from '../../platform/api/api.ts';
import { refusalReply, reply } from '../../platform/api/reply.ts';
import { route } from '../../platform/api/route.ts';
import type { Shop } from '../shop.ts';
import { jobsOverview, queryBank, resendMail, runAsStaff } from './jobs.ts';

const tooLate = reply(409, { detail: 'There is nothing to do about it any more, or not yet.' });

export const jobRoutes = (api: Api, shop: Shop): void => {
  route(api, contract.readJobs, async (call) => {
    const overview = await jobsOverview(shop, call);
    return overview.ok
      ? reply(200, contract.toWireJobs(overview.value))
      : refusalReply(overview.failure);
  });

  route(api, contract.runJob, async (call) => {
    const run = await runAsStaff(shop, call, call.params.name);
    return run.ok ? reply(200, { count: run.value }) : refusalReply(run.failure);
  });

  route(api, contract.resendMail, async (call) => {
    const resent = await resendMail(shop, call, Number(call.params.id));
    if (resent.ok) return reply(204, undefined);
    return resent.failure.kind === 'job-too-late' ? tooLate : refusalReply(resent.failure);
  });

  route(api, contract.queryBank, async (call) => {
    const asked = await queryBank(shop, call, call.params.reference);
    if (asked.ok) return reply(204, undefined);
    return asked.failure.kind === 'job-too-late' ? tooLate : refusalReply(asked.failure);
  });
};
