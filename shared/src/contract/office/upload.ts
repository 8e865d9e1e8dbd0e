import * as v from 'valibot';
import { attachment } from '../base/article.ts';
import { callsFor } from '../base/callsFor.ts';

/** Pictures and documents of the office's texts. Public as soon as a published text shows them. */

const content = callsFor('content', '/api/office');
const offerings = callsFor('qualification', '/api/office/offerings');

export const officeUploadPicture = content.post('pictures', {
  unanswered: null,
  body: 'multipart',
  file: 'picture',
  summary: 'Stores the multipart field file, a picture, which is drawn anew as WebP',
  input: v.object({}),
  entity: attachment,
});

export const officeUploadFile = content.post('files', {
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file, a picture or a document, checked by its content',
  input: v.object({}),
  entity: attachment,
});

export const officeUploadOfferingFile = offerings.post('files', {
  unanswered: null,
  body: 'multipart',
  file: 'any',
  summary: 'Stores the multipart field file for a course or an exam, like a file of an article',
  input: v.object({}),
  entity: attachment,
});
