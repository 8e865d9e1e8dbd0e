import { MINUTE_MS } from '../clock/durations.ts';
import type { Job } from '../pipeline/job.ts';
import { describeOnBothDatabases } from '../testing/index.ts';
import { claimJob, runJob } from './jobs.ts';

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
    // A replica that claims the job and dies never releases it.
    expect(await claimJob(server.db, job, now)).toBe(true);
    now = new Date(now.getTime() + MINUTE_MS);
    await runJob(job, context);
    expect(runs).toBe(2);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    await runJob(job, context);
    expect(runs).toBe(3);
  });
});
