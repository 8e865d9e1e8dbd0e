import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { dateTime, day, integer, requiredText, rowNumber } from '../base/fields.ts';
import { tableFile } from '../base/tableFile.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { REGION_NAMES, type Region } from '../manager/offering.ts';
import { ROSTER_STATUS_NAMES, type RosterStatus } from '../roster.ts';
import { linkableMemberNo, optionalReason, reason } from './fields.ts';
import { RESULT_ROW_OUTCOMES } from './resultFile.ts';

/** Roster of hygiene education, which is sent to the food regulator. */

const office = callsFor('members', '/api/office/roster');

/** Maximum members per list. */
export const MAX_ROSTER_MEMBERS = 2000;

/** Regions of businesses: all except the one of online courses. */
const { ONLINE: _online, ...businessRegions } = REGION_NAMES;
export const ROSTER_REGION_NAMES: Readonly<Record<Exclude<Region, 'ONLINE'>, string>> = businessRegions;
export type RosterRegion = keyof typeof ROSTER_REGION_NAMES;
const region = v.picklist(Object.keys(ROSTER_REGION_NAMES) as RosterRegion[], NOT_OFFERED);

/** Filter of a list: region, branch of the member, and days of entering the roster. */
const listed = {
  region: v.optional(region),
  branchNo: v.optional(rowNumber),
  fromDay: v.optional(day),
  untilDay: v.optional(day),
};

export const officeRoster = office.get('', {
  shows: { object: 'roster_entry', by: 'rosterNo', purpose: '위생교육 명단 확인' },
  summary: 'Members on the roster in a state: those not sent yet by their due time, others newest first',
  input: v.object({
    ...paging,
    status: v.optional(v.picklist(Object.keys(ROSTER_STATUS_NAMES) as RosterStatus[], NOT_OFFERED), 'NOT_SENT'),
    ...listed,
    batchNo: v.optional(rowNumber),
  }),
  entity: listOf(
    v.object({
      rosterNo: integer,
      /** Masked. */
      name: v.string(),
      memberNo: linkableMemberNo,
      business: v.string(),
      licence: v.string(),
      /** Common name of the region; empty if the address names none. */
      regionName: v.string(),
      status: wordOf(ROSTER_STATUS_NAMES),
      statusName: v.string(),
      enteredAt: dateTime,
      dueAt: dateTime,
      isOverdue: v.boolean(),
      sentAt: v.nullable(dateTime),
      batchNo: v.nullable(integer),
      registeredAt: v.nullable(dateTime),
      reason: v.string(),
      allowedActions: v.array(v.picklist(['register', 'refuse', 'putBack'])),
    }),
  ),
});

/** A list as a file. */
const takenList = v.object({ batchNo: integer, fileName: v.string(), table: v.string(), members: integer });

export const officeTakeRoster = office.post('take', {
  stepUp: 'always',
  idempotent: true,
  summary: 'Takes those not sent yet as a list in the columns of the regulator, and marks them as sent',
  input: v.object({ ...listed, reason }),
  entity: takenList,
});

export const officeRosterBatches = office.get('batches', {
  summary: 'Lists that were taken, newest first, with what became of their members',
  input: v.object(paging),
  entity: listOf(
    v.object({
      batchNo: integer,
      takenAt: dateTime,
      takenBy: v.string(),
      regionName: v.string(),
      members: integer,
      registered: integer,
      refused: integer,
      /** Members whose rows can still be exported again. */
      left: integer,
    }),
  ),
});

export const officeTakeRosterAgain = office.post('again', {
  stepUp: 'always',
  summary: 'The same list again as it was taken; changes no state',
  input: v.object({ batchNo: rowNumber, reason }),
  entity: takenList,
});

export const officeDecideRoster = office.post('decide', {
  idempotent: true,
  summary: 'What the regulator did with one member: registered or refused; or puts a refused one back to be sent again',
  input: v.pipe(
    v.object({
      rosterNo: rowNumber,
      decision: v.picklist(['register', 'refuse', 'putBack'], NOT_OFFERED),
      reason: optionalReason,
    }),
    v.forward(
      v.check(({ decision, reason: said }) => decision !== 'refuse' || said !== '', '반려된 사유를 입력해주세요.'),
      ['reason'],
    ),
  ),
  entity: integer,
});

/** Maximum bytes of a file of outcomes; in base64 it still fits into a body of 1 MiB. */
export const MAX_ROSTER_FILE_BYTES = 700 * 1024;

const file = tableFile(MAX_ROSTER_FILE_BYTES, '파일이 700KB보다 큽니다. 관리번호, 결과, 사유 열만 남겨주세요.');

export const officeCheckRosterFile = office.post('file/check', {
  changes: false,
  summary: 'What entering a file of outcomes would do, row by row; changes nothing',
  input: v.object({ file }),
  entity: v.object({
    /** Hash of the file and the effect of each row, for `officeEnterRosterFile`. */
    fingerprint: v.string(),
    rows: v.array(
      v.object({
        line: integer,
        /** Member of the row, masked. */
        member: v.string(),
        result: v.string(),
        outcome: wordOf(RESULT_ROW_OUTCOMES),
        message: v.string(),
      }),
    ),
  }),
});

export const officeEnterRosterFile = office.post('file', {
  idempotent: true,
  summary: 'Enters a file of outcomes exactly as the check showed, or nothing of it; entity is the members changed',
  input: v.object({ file, fingerprint: requiredText(64, '파일을 먼저 확인해주세요.'), reason: optionalReason }),
  entity: integer,
});
