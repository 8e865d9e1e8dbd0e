import { jobsOfShard, type Job } from './shards.ts';

const job = (suite: string, seconds: number): Job => ({ step: 'journeys', suite, seconds });
const JOBS = [job('a', 10), job('b', 90), job('c', 40), job('d', 30), job('e', 20), job('f', 10)];

test('each job is in one shard, and no shard takes much longer than the longest job', () => {
  const parts = [1, 2].map((part) => jobsOfShard(JOBS, { part, of: 2 }));
  expect(parts.flat().map(({ suite }) => suite)).toHaveLength(JOBS.length);
  expect(new Set(parts.flat())).toEqual(new Set(JOBS));
  expect(parts.map((jobs) => jobs.reduce((sum, { seconds }) => sum + seconds, 0))).toEqual([100, 100]);
});

test('machines that list the jobs in another order divide them alike', () => {
  const shard = { part: 2, of: 3 };
  expect(jobsOfShard([...JOBS].reverse(), shard)).toEqual(jobsOfShard(JOBS, shard));
});
