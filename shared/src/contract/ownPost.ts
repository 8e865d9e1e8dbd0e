import * as v from 'valibot';
import { call } from './base/call.ts';
import { integer, rowNumber } from './base/fields.ts';
import { NOT_OFFERED } from './base/words.ts';
import { boardEntries, promotionEntries } from './space.ts';

/** Changes of members' own posts and replies. For other callers these calls return not found. */

const change = { method: 'PATCH', access: 'member', changes: true, body: 'json', idempotent: true } as const;

export const patchIntBoard = call({
  ...change,
  path: '/api/home/space/patchIntBoard',
  summary: 'Changes an own post on the member board; entity is the rows changed',
  input: v.object({ boardNo: rowNumber, ...boardEntries }),
  entity: integer,
});

export const patchIntPromotion = call({
  ...change,
  path: '/api/home/space/patchIntPromotion',
  summary: 'Changes an own promotion; entity is the rows changed',
  input: v.object({ promotionNo: rowNumber, ...promotionEntries }),
  entity: integer,
});

export const patchIntPostDelete = call({
  ...change,
  path: '/api/home/space/patchIntPostDelete',
  summary: 'Deletes an own post on the board, promotion or reply; entity is the rows changed',
  input: v.object({ kind: v.picklist(['board', 'promotion', 'reply'], NOT_OFFERED), postNo: rowNumber }),
  entity: integer,
});
