/** A response as received over a socket. */
export interface RawAnswer {
  status: number;
  head: string;
  /** Undefined if it was cut off, or for HEAD. */
  body: string | undefined;
}

/** Parses consecutive responses of one connection. */
export function readAnswers(received: string, hasHead: boolean): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  while (rest !== '') {
    const headEnd = rest.indexOf('\r\n\r\n');
    if (headEnd === -1) return answers;
    const head = rest.slice(0, headEnd);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? Number.NaN);
    rest = rest.slice(headEnd + 4);
    if (status === 100) continue;
    if (hasHead) return [...answers, { status, head, body: undefined }];
    const { body, length } = bodyOf(head, rest);
    answers.push({ status, head, body });
    if (body === undefined) return answers;
    rest = rest.slice(length);
  }
  return answers;
}

/** The body after a head, and its length in the received text. */
function bodyOf(head: string, rest: string): { body: string | undefined; length: number } {
  const size = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (size !== undefined) {
    const length = Number(size);
    return { body: rest.length < length ? undefined : rest.slice(0, length), length };
  }
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return { body: '', length: 0 };
  let body = '';
  let position = 0;
  for (;;) {
    const lineEnd = rest.indexOf('\r\n', position);
    const length = Number.parseInt(rest.slice(position, lineEnd), 16);
    if (lineEnd === -1 || Number.isNaN(length) || rest.length < lineEnd + length + 4)
      return { body: undefined, length: rest.length };
    body += rest.slice(lineEnd + 2, lineEnd + 2 + length);
    position = lineEnd + length + 4;
    if (length === 0) return { body, length: position };
  }
}

/** The problem of a response; null if there is none. */
export function problemOf({ status, head, body }: RawAnswer): string | null {
  if (Number.isNaN(status)) return 'no HTTP';
  if (status >= 500) return 'a fault';
  if (body === undefined || status === 204 || status === 304) return null;
  const isCompressed = /\r\ncontent-encoding:/i.test(head);
  const isFile = /\r\ncontent-disposition:/i.test(head);
  if (isCompressed || isFile) return null;
  if (!/\r\ncontent-type: application\/json/i.test(head)) return 'not the envelope';
  const envelope = JSON.parse(body) as Record<string, unknown>;
  const isEnvelope = typeof envelope['code'] === 'number' && typeof envelope['message'] === 'string';
  return isEnvelope && 'entity' in envelope ? null : 'not the envelope';
}
