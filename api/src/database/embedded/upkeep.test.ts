import { startUpkeep } from './upkeep.ts';

test('upkeep checkpoints and vacuums in the background, one after the other, until it is stopped', async () => {
  jest.useFakeTimers();
  const statements: string[] = [];
  const exec = async (statement: string) => {
    statements.push(statement);
    return [];
  };
  const stop = startUpkeep({ exec }, { checkpointEveryMs: 1000, vacuumEveryMs: 3000 });
  await jest.advanceTimersByTimeAsync(3000);
  await stop();
  await jest.advanceTimersByTimeAsync(9000);
  jest.useRealTimers();
  expect(statements.sort()).toEqual(['checkpoint', 'checkpoint', 'checkpoint', 'vacuum analyze']);
});

test('a failing upkeep is logged, and goes on', async () => {
  jest.useFakeTimers();
  const logged: object[] = [];
  const exec = jest.fn().mockRejectedValueOnce(new Error('no space left')).mockResolvedValue([]);
  const stop = startUpkeep(
    { exec },
    { checkpointEveryMs: 1000, log: { error: (details) => void logged.push(details) } },
  );
  await jest.advanceTimersByTimeAsync(2000);
  await stop();
  jest.useRealTimers();
  expect(logged).toEqual([{ err: new Error('no space left'), statement: 'checkpoint' }]);
  expect(exec).toHaveBeenCalledTimes(2);
});
