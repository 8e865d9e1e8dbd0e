import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await shell.restart();
});
afterAll(() => shell.close());

test('a path with trailing slashes is the same page', async () => {
  expect((await shell.open('/news/notice//')).statusCode).toBe(200);
});
