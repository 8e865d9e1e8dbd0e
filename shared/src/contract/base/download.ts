import * as v from 'valibot';
import { call } from './call.ts';
import { requiredText } from './fields.ts';

export const downloadFile = call({
  method: 'GET',
  path: '/api/common/downloadFile',
  access: 'public',
  changes: false,
  answer: 'file',
  summary: 'The bytes of a stored file',
  input: v.object({ path: requiredText(300, '파일 경로가 없습니다.') }),
  entity: v.null(),
});

export const fileAddress = call({
  method: 'POST',
  path: '/api/common/fileAddress',
  access: 'member',
  changes: false,
  body: 'json',
  summary:
    'Address that opens a file of the caller for two minutes without the token, for browsers that neither print nor save',
  input: v.object({
    /** Path of the call that sends the file, with its input as a query. */
    path: requiredText(500, '파일 경로가 없습니다.'),
  }),
  entity: v.object({ address: v.string() }),
});
