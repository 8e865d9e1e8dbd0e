import { nextTask } from './nextTask.ts';

afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

test('uses scheduler.yield if the browser has it', async () => {
  const yieldTask = jest.fn(async () => undefined);
  Object.assign(globalThis, { scheduler: { yield: yieldTask } });
  await nextTask();
  expect(yieldTask).toHaveBeenCalledTimes(1);
});

test.each([undefined, {}])('otherwise a timer begins the next task (scheduler: %j)', async (scheduler) => {
  if (scheduler) Object.assign(globalThis, { scheduler });
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  await Promise.resolve();
  order.push('this task');
  await next;
  expect(order).toEqual(['this task', 'next task']);
});
