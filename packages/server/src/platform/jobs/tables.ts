import type { JobName } from '@tailorbird/domain/orders';
import type { GeneratedId, Instant } from '../database/columns.ts';

export type JobTables = {
  /**
   * Job runs that did something, failed or were started by staff; and each job's last idle run.
   */
  job_run: {
    id: GeneratedId;
    name: JobName | 'mail' | 'payment';
    /** The mail or payment concerned; empty for a job run. */
    subject: string;
    began_at: Instant;
    ended_at: Instant;
    outcome: 'done' | 'failed' | 'idle';
    counted: number;
    account_id: number | null;
  };
};

declare module '../database/schema.ts' {
  interface Schema extends JobTables {}
}

export const jobSchema = `
create table job_run (
  id {id},
  name text not null,
  subject text not null,
  began_at text not null,
  ended_at text not null,
  outcome text not null,
  counted bigint not null,
  account_id bigint
);
create index job_run_name on job_run (name, outcome);
create index job_run_age on job_run (ended_at);
`;
