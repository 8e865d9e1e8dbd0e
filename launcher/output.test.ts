import { Readable } from 'node:stream';
import { eachLine, readable } from './output.ts';

test('a structured record becomes one line of words', () => {
  expect(readable('{"level":30,"msg":"request","method":"GET","status":200,"reqId":"req-1"}')).toBe(
    'request  method=GET  status=200',
  );
});

test('a warning is marked and has its cause', () => {
  expect(readable('{"level":50,"msg":"failed","err":{"message":"disk full"}}')).toBe('! failed  disk full');
});

test.each(['plain words', '{"broken'])('%s stays as it is', (line) => expect(readable(line)).toBe(line));

test('lines that arrive in pieces are put together', async () => {
  const heard: string[] = [];
  const stream = Readable.from(['one\ntw', 'o\n', '\nthree'], { objectMode: false });
  eachLine(stream, (line) => heard.push(line));
  await new Promise((resolve) => stream.on('end', resolve));
  expect(heard).toEqual(['one', 'two', 'three']);
});
