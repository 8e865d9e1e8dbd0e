import type { Job } from '../pipeline/job.ts';
import { describeOnBothDatabases } from '../testing/index.ts';
import { claimJob, runJob } from './jobs.ts';

describeOnBothDatabases('a background job', (open) => {
  test('is done by one replica when it is due, comes again after a failure, and is taken over from the dead', async () => {
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
    now = new Date(now.getTime() + 60_000);
    await runJob(job, context);
    expect(runs).toBe(2);

    now = new Date(now.getTime() + 60_000);
    // One that claims and then dies, so that it never gives the job back.
    expect(await claimJob(server.db, job, now)).toBe(true);
    now = new Date(now.getTime() + 60_000);
    await runJob(job, context);
    expect(runs).toBe(2);
    now = new Date(now.getTime() + 10 * 60_000);
    await runJob(job, context);
    expect(runs).toBe(3);
  });
});
