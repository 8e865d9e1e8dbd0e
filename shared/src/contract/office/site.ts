import * as v from 'valibot';
import { callsFor } from '../base/callsFor.ts';
import { listOf, paging } from '../base/envelope.ts';
import { integer, rowNumber } from '../base/fields.ts';
import { NOT_OFFERED, wordOf } from '../base/words.ts';
import { optionalReason } from './fields.ts';
import { checksSiteItem, siteItemFields, siteItemOutput, siteKind } from './siteForm.ts';

/** Popups, banners, related sites and the association's people on the public pages. */

const office = callsFor('content', '/api/office/site');

export const SITE_STATE_NAMES = {
  running: '게시 중',
  scheduled: '게시 예정',
  over: '게시 끝',
  withdrawn: '내림',
} as const;
/** Status of an item today in Seoul; one without a period runs until it is withdrawn. */
export type SiteState = keyof typeof SITE_STATE_NAMES;
const siteState = wordOf(SITE_STATE_NAMES);

const itemRef = { kind: siteKind, no: rowNumber };

export const officeSiteItems = office.get('items', {
  summary: 'Popups, banners, related sites or people, in the order in which the public meets them',
  input: v.object({ ...paging, kind: siteKind, state: v.optional(siteState) }),
  entity: listOf(v.object({ no: integer, state: siteState, item: siteItemOutput })),
});

export const officeSiteItem = office.get('item', {
  summary: 'One of them, with the values of its form',
  input: v.object(itemRef),
  entity: v.object({
    no: integer,
    state: siteState,
    /** Incremented by every change; a save must name the version that was edited. */
    version: integer,
    item: siteItemOutput,
  }),
});

export const officeSaveSiteItem = office.post('items', {
  idempotent: true,
  summary: 'Makes one of them, or changes the one of this number if nobody has changed it since; entity is its number',
  input: v.pipe(
    v.object({ no: v.optional(rowNumber), version: v.optional(rowNumber), ...siteItemFields }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) checksSiteItem(dataset.value, addIssue);
    }),
  ),
  entity: integer,
});

export const officeWithdrawSiteItem = office.post('withdraw', {
  idempotent: true,
  summary: 'Takes one of them from the public pages, or shows it again; entity is the rows changed',
  input: v.object({ ...itemRef, act: v.picklist(['withdraw', 'show'], NOT_OFFERED), reason: optionalReason }),
  entity: integer,
});

export const officeMoveSiteItem = office.post('move', {
  summary: 'Moves one of them before or behind its neighbour of the same place; entity is 0 where there is none',
  input: v.object({ ...itemRef, direction: v.picklist(['up', 'down'], NOT_OFFERED), state: v.optional(siteState) }),
  entity: integer,
});
