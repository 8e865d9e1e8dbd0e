import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
  await shell.startAnew();
});
afterAll(() => shell.close());

test('a path is the same page with slashes behind it', async () => {
  expect((await shell.open('/news/notice//')).statusCode).toBe(200);
});
