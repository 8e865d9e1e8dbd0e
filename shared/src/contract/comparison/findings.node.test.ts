import * as v from 'valibot';
import { call, type Call } from '../base/call.ts';
import { describeCalls } from './describeCall.ts';
import { findings } from './findings.ts';

// Transport properties of a call; other changes are in the API's release.test.ts, with a real API.

const upload = (changes: Partial<Call> = {}): Call => ({
  ...call({
    method: 'POST',
    path: '/api/upload',
    access: 'member',
    changes: true,
    body: 'multipart',
    file: 'any',
    idempotent: true,
    summary: 'An upload',
    input: v.object({}),
    entity: v.null(),
  }),
  ...changes,
});

const without = (name: 'file' | 'idempotent'): Call => {
  const { [name]: _, ...rest } = upload();
  return rest;
};

const NO_KEY = 'knows no Idempotency-Key; a repeat would be carried out twice';

test.each<[string, Call, string | null, string | null]>([
  ['pictures alone', upload({ file: 'picture' }), 'takes pictures alone, no other files', null],
  ['no file', without('file'), 'takes no file', null],
  ['no key for a repeat', without('idempotent'), NO_KEY, null],
  [
    'a file as its answer',
    upload({ answer: 'file' }),
    'answers a file and no envelope',
    'answers an envelope and no file',
  ],
])('%s', (_kind, after, oldClient, newClient) => {
  const said = (client: Call, api: Call) => findings(describeCalls({ upload: client }), describeCalls({ upload: api }));
  expect(said(upload(), after)).toEqual(oldClient === null ? [] : [`upload: ${oldClient}`]);
  expect(said(after, upload())).toEqual(newClient === null ? [] : [`upload: ${newClient}`]);
});
