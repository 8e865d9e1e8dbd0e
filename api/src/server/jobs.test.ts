import { sql } from 'kysely';
import { MINUTE_MS } from '../clock/durations.ts';
import type { Job } from '../pipeline/job.ts';
import { describeOnBothDatabases } from '../testing/index.ts';
import { claimJob, runJob, startJobs } from './jobs.ts';

describeOnBothDatabases('a background job', (open) => {
  test('is run by one replica when due, runs again after a failure, and is taken over from a dead replica', async () => {
    let now = new Date('2026-11-20T05:00:00Z');
    const server = await open({ now: () => now });
    let runs = 0;
    const job: Job = {
      name: 'test',
      everySeconds: 60,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('it failed');
      },
    };
    const context = { ...server.services, db: server.db, log: server.app.log };
    await Promise.all([runJob(job, context), runJob(job, context), runJob(job, context)]);
    expect(runs).toBe(1);
    now = new Date(now.getTime() + MINUTE_MS);
    await runJob(job, context);
    expect(runs).toBe(2);

    now = new Date(now.getTime() + MINUTE_MS);
    // A replica that claims the job and crashes never releases it.
    expect(await claimJob(server.db, job, now)).toEqual(new Date(now.getTime() + 10 * MINUTE_MS));
    now = new Date(now.getTime() + MINUTE_MS);
    await runJob(job, context);
    expect(runs).toBe(2);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    await runJob(job, context);
    expect(runs).toBe(3);

    now = new Date(now.getTime() + MINUTE_MS);
    const impatient = { ...job, leaseSeconds: 30 };
    expect(await claimJob(server.db, impatient, now)).toEqual(new Date(now.getTime() + MINUTE_MS / 2));
  });

  test('that is not due costs no write', async () => {
    const now = new Date('2026-11-20T05:00:00Z');
    const server = await open({ now: () => now });
    const job: Job = { name: 'idle', everySeconds: 60, run: async () => undefined };
    const context = { ...server.services, db: server.db, log: server.app.log };
    await runJob(job, context);
    // A read-only transaction gets no transaction id.
    const wrote = await server.db.transaction().execute(async (transaction) => {
      expect(await claimJob(transaction, job, now)).toBeNull();
      const { rows } = await sql<{
        wrote: boolean;
      }>`select pg_current_xact_id_if_assigned() is not null as wrote`.execute(transaction);
      return rows[0]?.wrote;
    });
    expect(wrote).toBe(false);
  });

  test('that another replica has taken over stays that replica’s when the first one ends', async () => {
    let now = new Date('2026-11-20T05:00:00Z');
    const server = await open({ now: () => now });
    const context = { ...server.services, db: server.db, log: server.app.log };
    const job: Job = {
      name: 'slow',
      everySeconds: 60,
      run: async () => {
        now = new Date(now.getTime() + 11 * MINUTE_MS);
        expect(await claimJob(server.db, job, now)).not.toBeNull();
      },
    };
    await runJob(job, context);
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    expect(await claimJob(server.db, job, now)).toBeNull();
  });

  test('that is not needed here is never claimed', async () => {
    const server = await open();
    const run = jest.fn(async () => undefined);
    const context = { ...server.services, db: server.db, log: server.app.log };
    const stop = startJobs(
      [
        { name: 'of a sandbox', everySeconds: 60, isNeeded: () => false, run },
        { name: 'of all', everySeconds: 60, run: async () => undefined },
      ],
      context,
    );
    await stop();
    expect(run).not.toHaveBeenCalled();
    expect(await server.db.selectFrom('job_run').select('job_name').execute()).toEqual([{ job_name: 'of all' }]);
  });
});
