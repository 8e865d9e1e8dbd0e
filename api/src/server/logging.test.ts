import { createLogger } from './logging.ts';

test('a line break in what is logged begins no other entry', () => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  const words = '한소라\n{"level":60,"msg":"made up"}\r\u2028끝';
  log.info({ name: words, err: new Error(words) }, words);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/[\r\n]/g)).toEqual(['\n']);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, name: words, msg: words, err: { message: words } });
});
