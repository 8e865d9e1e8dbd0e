import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { call } from '../base/call.ts';

/** Pictures and documents of the office's texts. Public as soon as a published text shows them. */

export const officeUploadPicture = call({
  method: 'POST',
  path: '/api/office/pictures',
  access: 'employee',
  permission: 'content',
  changes: true,
  unanswered: null,
  body: 'multipart',
  file: 'picture',
  summary: 'Stores the multipart field file, a picture, which is drawn anew as WebP',
  input: v.object({}),
  entity: attachment,
});

export const officeUploadFile = call({
  method: 'POST',
  path: '/api/office/files',
  access: 'employee',
  permission: 'content',
  changes: true,
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file, a picture or a document, checked by its content',
  input: v.object({}),
  entity: attachment,
});

export const officeUploadOfferingFile = call({
  method: 'POST',
  path: '/api/office/offerings/files',
  access: 'employee',
  permission: 'qualification',
  changes: true,
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file for a course or an exam, like a file of an article',
  input: v.object({}),
  entity: attachment,
});
