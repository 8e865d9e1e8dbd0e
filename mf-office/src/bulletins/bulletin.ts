import * as v from 'valibot';
import type { CallEntity } from '@portal/shared/contract';
import { INDUSTRY_NAMES } from '@portal/shared/contract/common';
import type { BulletinKind, officeBulletin, officeBulletins } from '@portal/shared/contract/office';
import { seoulDay, seoulTime } from '@portal/shared/time';

export type Bulletin = CallEntity<typeof officeBulletins>['list'][number];
export type BulletinDetail = CallEntity<typeof officeBulletin>;

export const BULLETINS_PATH = '/office/bulletins';
export const viewPath = (bulletinNo: number) => `${BULLETINS_PATH}/view?bulletinNo=${bulletinNo}`;
export const writePath = (bulletinNo?: number) =>
  bulletinNo === undefined ? `${BULLETINS_PATH}/write` : `${BULLETINS_PATH}/write?bulletinNo=${bulletinNo}`;

/** Number of people: `1,200명`. */
export const people = (count: number): string => `${count.toLocaleString('ko')}명`;

/** The form as typed: each region on a line of its own. */
const typed = v.object({
  version: v.string(),
  kind: v.string(),
  title: v.string(),
  content: v.string(),
  link: v.string(),
  industryType: v.string(),
  regions: v.string(),
  grade: v.string(),
  branchNo: v.string(),
  sendDay: v.string(),
  sendTime: v.string(),
});
export type BulletinValues = v.InferOutput<typeof typed>;

const numberOf = (value: string) => (value === '' ? null : Number(value));
const textOf = (value: string) => (value === '' ? null : value);

/** The form as sent; the API checks it at its fields. */
export const bulletinSchema = v.pipe(
  typed,
  v.transform(({ version: _version, kind, industryType, regions, grade, branchNo, sendDay, sendTime, ...texts }) => ({
    ...texts,
    kind: kind as BulletinKind,
    industryType: numberOf(industryType) as 1 | 2 | 3 | null,
    regions: regions
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    grade: numberOf(grade) as 1 | 2 | null,
    branchNo: numberOf(branchNo),
    sendDay: textOf(sendDay),
    sendTime: textOf(sendTime),
  })),
);
export type CheckedBulletin = v.InferOutput<typeof bulletinSchema>;

export const NEW_BULLETIN: BulletinValues = {
  version: '',
  kind: 'EDUCATION',
  title: '',
  content: '',
  link: '',
  industryType: '',
  regions: '',
  grade: '',
  branchNo: '',
  sendDay: '',
  sendTime: '',
};

export const valuesOf = (bulletin: BulletinDetail): BulletinValues => ({
  version: `${bulletin.version}`,
  kind: bulletin.kind,
  title: bulletin.title,
  content: bulletin.content,
  link: bulletin.link,
  industryType: `${bulletin.industryType ?? ''}`,
  regions: bulletin.regions.join('\n'),
  grade: `${bulletin.grade ?? ''}`,
  branchNo: `${bulletin.branch?.branchNo ?? ''}`,
  sendDay: bulletin.sendAt === null ? '' : seoulDay(new Date(bulletin.sendAt)),
  sendTime: bulletin.sendAt === null ? '' : seoulTime(new Date(bulletin.sendAt)),
});

/** Conditions of a message in words. */
export function audienceText({ industryType, regions, grade, branch }: BulletinDetail): string {
  const conditions = [
    ...(industryType === null ? [] : [INDUSTRY_NAMES[industryType as 1 | 2 | 3]]),
    ...(regions.length === 0 ? [] : [regions.join('·')]),
    ...(grade === null ? [] : [`${grade}급 자격증`]),
    ...(branch === null ? [] : [branch.name]),
  ];
  return conditions.length === 0 ? '수신에 동의한 모든 회원' : `수신에 동의한 회원 가운데 ${conditions.join(', ')}`;
}
