import { drawPortrait } from '../../../demo/pictures/portrait.ts';
import { storeDemoFile, type DemoStore } from '../../files/demo/storeDemoFile.ts';

/** Path of a demo member's photo. */
export const demoPhotoPath = (memberNo: number): string => `photos/member-${memberNo}.svg`;

/** Stores a photo for every exam applicant. */
export async function storeDemoPhotos(store: DemoStore): Promise<void> {
  const applicants = await store.db
    .selectFrom('application')
    .select('member_no')
    .distinct()
    .where('kind', '=', 'exam')
    .orderBy('member_no')
    .execute();
  for (const [index, { member_no: memberNo }] of applicants.entries())
    await storeDemoFile(store, demoPhotoPath(memberNo), '증명사진.svg', Buffer.from(drawPortrait(index)), memberNo);
}
