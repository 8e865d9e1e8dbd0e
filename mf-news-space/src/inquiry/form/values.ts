import * as v from 'valibot';
import { inquiryEntries, MAX_INQUIRY_FILES } from '@portal/shared/contract/inquiry';

const { kind, title, content } = inquiryEntries;

const files = v.pipe(
  v.array(v.object({ path: v.string(), fileName: v.string(), size: v.number() })),
  v.maxLength(MAX_INQUIRY_FILES, `파일은 ${MAX_INQUIRY_FILES}개까지 올릴 수 있습니다.`),
);

/** A question as typed. */
export const entryForm = v.object({ content, files });
export type EntryValues = v.InferInput<typeof entryForm>;
export type CheckedEntry = v.InferOutput<typeof entryForm>;

/** A new inquiry as typed. */
export const inquiryForm = v.object({ kind, title, ...entryForm.entries });
export type InquiryValues = v.InferInput<typeof inquiryForm>;
export type CheckedInquiry = v.InferOutput<typeof inquiryForm>;

export const emptyEntry: EntryValues = { content: '', files: [] };
export const emptyInquiry: InquiryValues = { kind: 'question', title: '', ...emptyEntry };

/** API input of a question. */
export const entryInput = ({ content: typed, files: attached }: CheckedEntry) => ({
  content: typed,
  files: attached.map(({ path }) => path),
});

/** Form field for a path in the request. An error of one file is shown at the field of all files. */
export const fieldOf = (path: string): string => path.split('.')[0] ?? path;
