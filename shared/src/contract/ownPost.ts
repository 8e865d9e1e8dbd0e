import * as v from 'valibot';
import { memberCalls } from './base/callsFor.ts';
import { integer, rowNumber } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';
import { boardEntries, promotionEntries } from './space.ts';

/** Changes of members' own posts and replies. For other callers these calls return not found. */

const member = memberCalls('/api/home/space');

export const patchIntBoard = member.patch('patchIntBoard', {
  idempotent: true,
  summary: 'Changes an own post on the member board; entity is the rows changed',
  input: v.object({ boardNo: rowNumber, ...boardEntries }),
  entity: integer,
});

export const patchIntPromotion = member.patch('patchIntPromotion', {
  idempotent: true,
  summary: 'Changes an own promotion; entity is the rows changed',
  input: v.object({ promotionNo: rowNumber, ...promotionEntries }),
  entity: integer,
});

export const patchIntPostDelete = member.patch('patchIntPostDelete', {
  idempotent: true,
  summary: 'Deletes an own post on the board, promotion or reply; entity is the rows changed',
  input: v.object({ kind: v.picklist(['board', 'promotion', 'reply'], NOT_OFFERED), postNo: rowNumber }),
  entity: integer,
});
