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
