import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { count, dateTime, integer, requiredText, rowNumber } from '../base/fields.ts';
import { tableFile } from '../base/tableFile.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { reason } from './fields.ts';

/**
 * Files of the association's former system: sent in parts, checked by a dry run, imported, and undone or closed as a
 * whole. Employees of a branch make none of these calls.
 */

const office = callsFor('members', '/api/office/imports');

export const IMPORT_KIND_NAMES = {
  members: '회원',
  papers: '자격증·수료 서류',
  applications: '지난 신청',
  hygiene: '위생교육',
  articles: '게시글',
} as const;
export type ImportKind = keyof typeof IMPORT_KIND_NAMES;

export const IMPORT_STATUS_NAMES = {
  RECEIVING: '올리는 중',
  CHECKING: '확인하는 중',
  CHECKED: '가져오기 전',
  IMPORTING: '가져오는 중',
  DONE: '가져옴',
  FAILED: '읽지 못함',
  DISCARDED: '그만둠',
  EXPIRED: '기간 지남',
} as const;
export type ImportStatus = keyof typeof IMPORT_STATUS_NAMES;

/** State of what an import has stored. */
export const IMPORT_BATCH_NAMES = {
  OPEN: '마감 전',
  UNDOING: '되돌리는 중',
  UNDONE: '되돌림',
  CLOSED: '마감함',
} as const;
export type ImportBatchState = keyof typeof IMPORT_BATCH_NAMES;

/** Effect of a row: `changed` was imported before with other contents, `expired` is older than its period. */
export const IMPORT_OUTCOME_NAMES = {
  make: '새로 가져옴',
  unchanged: '이미 있음',
  changed: '달라짐',
  refused: '가져오지 않음',
  expired: '기간 지남',
} as const;
export type ImportOutcome = keyof typeof IMPORT_OUTCOME_NAMES;

/** Maximum bytes of a file: a table of half a million members. */
export const MAX_IMPORT_BYTES = 200 * 1024 * 1024;
/** Bytes of each part but the last; in base64 it still fits into a body of 1 MiB. */
export const IMPORT_PART_BYTES = 700 * 1024;
/** Files that are uploaded, checked or imported at once. */
export const MAX_OPEN_IMPORTS = 5;
/** Problems that the page of an import shows; the table has the others. */
export const SHOWN_PROBLEMS = 100;
/** Days after which an uploaded file is deleted in any state. */
export const IMPORT_FILE_DAYS = 7;

const kind = wordOf(IMPORT_KIND_NAMES, '자료 종류를 골라주세요.');
const uploadNo = rowNumber;
const batchNo = rowNumber;

const importAction = v.picklist(['start', 'discard', 'undo', 'close'], NOT_OFFERED);

const listed = {
  /** Null for an import by a command on the server. */
  uploadNo: v.nullable(integer),
  /** Null until a row is stored. */
  batchNo: v.nullable(integer),
  kind: wordOf(IMPORT_KIND_NAMES),
  kindName: v.string(),
  /** Empty for an import by a command. */
  fileName: v.string(),
  /** State of the file; null for an import by a command. */
  status: v.nullable(wordOf(IMPORT_STATUS_NAMES)),
  statusName: v.string(),
  /** State of what was stored; null if nothing was. */
  batch: v.nullable(wordOf(IMPORT_BATCH_NAMES)),
  batchName: v.string(),
  /** Reason why the job could not undo it; empty otherwise. */
  undoFailure: v.string(),
  /** Employee; empty for one who has left, and for a command. */
  by: v.string(),
  at: dateTime,
  /** Rows of the file; null until they are counted. */
  rows: v.nullable(integer),
  /** Rows that the import has stored. */
  imported: v.nullable(integer),
  /** Rows that it has not: changed, refused or expired. */
  left: v.nullable(integer),
  allowedActions: v.array(importAction),
};

/** Counts and sums of a dry run or of an import. */
const summary = v.nullable(
  v.object({
    rows: integer,
    outcomes: v.array(v.object({ outcome: wordOf(IMPORT_OUTCOME_NAMES), name: v.string(), rows: integer })),
    /** Rows to be stored, by the words of the kind; only of a dry run. */
    words: v.array(v.object({ name: v.string(), rows: integer })),
    /** Sums of a file with money. */
    sums: v.array(
      v.object({
        name: v.string(),
        file: v.number(),
        left: v.number(),
        stored: v.nullable(v.number()),
        isEqual: v.boolean(),
      }),
    ),
  }),
);

export const officeImports = office.get('', {
  summary: 'Files of the former system and what they have stored, newest first, also those of commands on the server',
  input: v.object(paging),
  entity: listOf(v.object(listed)),
});

export const officeImport = office.get('import', {
  summary: 'One uploaded file with its progress, the outcome of its dry run and of its import, and first problems',
  input: v.object({ uploadNo }),
  entity: v.object({
    ...listed,
    size: integer,
    /** Bytes that have arrived. */
    received: integer,
    /** Rows that the running check or import has read. */
    rowsDone: integer,
    checked: summary,
    result: summary,
    /** Reason why the file cannot be read; empty otherwise. */
    failure: v.string(),
    startedBy: v.string(),
    startedAt: v.nullable(dateTime),
    /** Deletion of the file; null once it is deleted. */
    deletedAt: v.nullable(dateTime),
    problems: v.array(
      v.object({
        line: integer,
        outcome: wordOf(IMPORT_OUTCOME_NAMES),
        outcomeName: v.string(),
        column: v.string(),
        message: v.string(),
      }),
    ),
    problemCount: integer,
  }),
});

export const officeImportForms = office.get('forms', {
  summary: 'Columns that each kind of file accepts, with all their headings',
  input: v.object({}),
  entity: v.array(
    v.object({
      kind: wordOf(IMPORT_KIND_NAMES),
      name: v.string(),
      columns: v.array(v.object({ heading: v.string(), others: v.array(v.string()), isRequired: v.boolean() })),
    }),
  ),
});

export const officeImportProblems = office.get('problems', {
  summary: 'All problems of a file as a CSV table, by line',
  input: v.object({ uploadNo }),
  entity: v.object({ fileName: v.string(), table: v.string() }),
});

export const officeBeginImport = office.post('', {
  idempotent: true,
  summary: 'Begins the upload of a file, which is sent in parts; entity is its number',
  input: v.object({
    kind,
    fileName: requiredText(200, '파일 이름이 없습니다.'),
    size: v.pipe(
      count,
      v.minValue(1, '빈 파일입니다.'),
      v.maxValue(MAX_IMPORT_BYTES, '파일이 너무 큽니다. 나누어 올려주세요.'),
    ),
  }),
  entity: integer,
});

export const officeSendImportPart = office.post('part', {
  unanswered: null,
  summary: 'Stores a part of a file sealed, once for any number of repeats; after the last one the dry run begins',
  input: v.object({
    uploadNo,
    /** From 0. */
    partNo: count,
    bytes: tableFile(IMPORT_PART_BYTES, '파일의 조각이 너무 큽니다.'),
  }),
  entity: integer,
});

export const officeStartImport = office.post('start', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Starts the import of a checked file in the background',
  input: v.object({ uploadNo, reason }),
  entity: v.null(),
});

export const officeDiscardImport = office.post('discard', {
  idempotent: true,
  summary: 'Deletes a file that is not imported',
  input: v.object({ uploadNo }),
  entity: v.null(),
});

export const officeUndoImport = office.post('undo', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Removes all that an import has stored, in the background, while it is neither closed nor used',
  input: v.object({ batchNo, reason }),
  entity: v.null(),
});

export const officeCloseImport = office.post('close', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Ends the time in which an import can be undone',
  input: v.object({ batchNo, reason }),
  entity: v.null(),
});
