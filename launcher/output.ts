const NAME_WIDTH = 13;

/** Writes a log line: the app's name, then the text. */
export const log = (name: string, line: string) => console.log(`${name.padEnd(NAME_WIDTH)} ${line}`);

/** Writes the reason why nothing runs. */
export const logError = (line: string) => console.error(`${'portal'.padEnd(NAME_WIDTH)} ${line}`);

interface LogRecord {
  level?: number;
  msg?: string;
  err?: { message?: string };
  [field: string]: unknown;
}

const WARNING = 40;
const SHOWN_FIELDS = [
  'method',
  'route',
  'url',
  'status',
  'statusCode',
  'milliseconds',
  'job',
  'section',
  'cause',
  'port',
];

/** A structured log record as one readable line; other output is unchanged. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  let record: LogRecord;
  try {
    record = JSON.parse(line) as LogRecord;
  } catch {
    return line;
  }
  const fields = SHOWN_FIELDS.filter((name) => record[name] !== undefined).map(
    (name) => `${name}=${String(record[name])}`,
  );
  const mark = (record.level ?? 0) >= WARNING ? '! ' : '';
  return `${mark}${[record.msg, record.err?.message, ...fields].filter(Boolean).join('  ')}`;
}

/** Splits a stream into lines and handles each. */
export function eachLine(stream: NodeJS.ReadableStream, handle: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim()) handle(line);
  });
  stream.on('end', () => {
    if (rest.trim()) handle(rest);
  });
}
