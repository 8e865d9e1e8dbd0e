import type { Calls, CallValue } from '@portal/shared/contract';
import type { SiteItem } from '@portal/shared/contract/office';
import { endOfSeoulDay, seoulDay, seoulInstant } from '@portal/shared/time';
import { toPage } from '../../../../database/page.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { showFiles } from '../../../files/shownFiles/store.ts';
import { findStoredFile } from '../../../files/storedFiles/store.ts';
import { SITE_KIND_RULES } from './kinds.ts';
import { moveItem } from './order.ts';
import { findItem, insertItem, listItems, updateItem, writeWithdrawn } from './store.ts';

/** Lists the items of a kind in the order of the public page. */
export async function listSiteItems(search: CallValue<Calls['officeSiteItems']>, { db, now }: MemberContext) {
  const page = await listItems(db, search, seoulDay(now));
  return toPage(page, search, ({ no, state, item }) => ({ no, state, item }));
}

/** Returns an item with its form's values. */
export async function viewSiteItem(ref: CallValue<Calls['officeSiteItem']>, { db, now }: MemberContext) {
  const found = await findItem(db, ref, { today: seoulDay(now) });
  if (!found) throw new HttpError('NOT_FOUND');
  const { no, state, version, item } = found;
  return { no, state, version, item };
}

/** Creates an item, or edits one, rejecting an outdated version. Returns its number. */
export async function saveSiteItem(
  { no, version, ...item }: CallValue<Calls['officeSaveSiteItem']>,
  context: MemberContext,
): Promise<number> {
  const { db, now } = context;
  const object = SITE_KIND_RULES[item.kind].table;
  if (no === undefined) {
    const made = await insertItem(db, item);
    await showPicture(item, { no: made, isWithdrawn: false }, context);
    await recordAct(context, { act: 'make', object, objectNo: made });
    return made;
  }
  const before = await findItem(db, { kind: item.kind, no }, { today: seoulDay(now), lock: true });
  if (!before) throw new HttpError('NOT_FOUND');
  if (before.version !== version) throw new BusinessError('EDITED_MEANWHILE');
  await updateItem(db, no, item);
  await showPicture(item, before, context);
  await recordAct(context, { act: 'change', object, objectNo: no });
  return no;
}

/** Withdraws an item from the public pages or restores it. Returns the number of changed rows. */
export async function withdrawSiteItem(
  { kind, no, act, reason }: CallValue<Calls['officeWithdrawSiteItem']>,
  context: MemberContext,
): Promise<number> {
  const { db, now } = context;
  const found = await findItem(db, { kind, no }, { today: seoulDay(now), lock: true });
  if (!found) throw new HttpError('NOT_FOUND');
  const withdraws = act === 'withdraw';
  if (found.isWithdrawn === withdraws) throw new BusinessError('OFFICE_STATE_CHANGED');
  await writeWithdrawn(db, { kind, no }, withdraws ? now : null);
  await showPicture(found.item, { no, isWithdrawn: withdraws }, context);
  const object = SITE_KIND_RULES[kind].table;
  await recordAct(context, { act: withdraws ? 'withdraw' : 'show again', object, objectNo: no, reason });
  return 1;
}

/** Moves an item before or after its neighbour. Returns 1, or 0 without a neighbour. */
export async function moveSiteItem(
  move: CallValue<Calls['officeMoveSiteItem']>,
  context: MemberContext,
): Promise<number> {
  const { db, now } = context;
  const today = seoulDay(now);
  if (!(await findItem(db, move, { today }))) throw new HttpError('NOT_FOUND');
  if (!(await moveItem(db, move, today))) return 0;
  await recordAct(context, {
    act: 'move',
    object: SITE_KIND_RULES[move.kind].table,
    objectNo: move.no,
    detail: { direction: move.direction },
  });
  return 1;
}

/**
 * Publishes the item's picture for its days. An already public picture stays public, because other items show it too.
 */
async function showPicture(
  item: SiteItem,
  { no, isWithdrawn }: { no: number; isWithdrawn: boolean },
  { db, now }: MemberContext,
): Promise<void> {
  const { imagePath, startDay, endDay } = item;
  const file = imagePath ? await findStoredFile(db, imagePath) : undefined;
  if (imagePath && (!file || file.access === 'owner'))
    throw new HttpError('MALFORMED', { issues: [{ path: 'imagePath', message: '사진을 다시 올려주세요.' }] });
  const days = {
    from: startDay ? seoulInstant(startDay) : now,
    until: endDay ? endOfSeoulDay(endDay) : null,
  };
  const shower = { object: SITE_KIND_RULES[item.kind].table, objectNo: no };
  await showFiles(db, shower, file?.access === 'office' ? [imagePath] : [], isWithdrawn ? null : days);
}
