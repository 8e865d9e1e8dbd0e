import type { Permission } from '../../base/permission.ts';
import { billResource } from './bill.ts';
import { bulletinResource } from './bulletin.ts';
import { cancellationResource } from './cancellation.ts';
import { certificateResource } from './certificate.ts';
import {
  dataResource,
  examNoticeResource,
  faqResource,
  newsResource,
  noticeResource,
  reportResource,
} from './content.ts';
import { correctionResource } from './correction.ts';
import { auditResource, branchResource, employeeResource } from './employee.ts';
import { evidenceResource } from './evidence.ts';
import { hallResource } from './hall.ts';
import { hygieneResource } from './hygiene.ts';
import { importResource } from './import.ts';
import { inquiryResource } from './inquiry.ts';
import { invoiceResource } from './invoice.ts';
import { lecturerResource } from './lecturer.ts';
import { memberResource } from './member.ts';
import { objectionResource } from './objection.ts';
import { courseResource, examResource, groupResource } from './offering.ts';
import {
  cashReceiptResource,
  dayReportResource,
  findingResource,
  journalResource,
  paymentResource,
} from './payment.ts';
import { postResource } from './post.ts';
import { refundResource } from './refund.ts';
import type { OfficeResource } from './resource.ts';
import { resultCorrectionResource } from './resultCorrection.ts';
import { rosterResource } from './roster.ts';
import { bannerResource, executiveResource, popupResource, siteResource } from './site.ts';
import { memberStatisticsResource, moneyStatisticsResource, qualificationStatisticsResource } from './statistics.ts';
import { tariffResource } from './tariff.ts';
import { transferResource } from './transfer.ts';

/** Pages of the office that have an entry in its menu, in its order. */
export const OFFICE_RESOURCES = [
  cancellationResource,
  courseResource,
  examResource,
  hallResource,
  lecturerResource,
  groupResource,
  evidenceResource,
  objectionResource,
  resultCorrectionResource,
  certificateResource,
  qualificationStatisticsResource,
  transferResource,
  refundResource,
  paymentResource,
  findingResource,
  cashReceiptResource,
  invoiceResource,
  billResource,
  dayReportResource,
  journalResource,
  tariffResource,
  moneyStatisticsResource,
  noticeResource,
  newsResource,
  dataResource,
  examNoticeResource,
  faqResource,
  reportResource,
  popupResource,
  bannerResource,
  siteResource,
  executiveResource,
  memberResource,
  branchResource,
  bulletinResource,
  inquiryResource,
  correctionResource,
  rosterResource,
  hygieneResource,
  importResource,
  memberStatisticsResource,
  employeeResource,
  auditResource,
  postResource,
] as const;

type Resource = (typeof OFFICE_RESOURCES)[number];
type KeyIn<Field extends 'objects' | 'acts', One = Resource> =
  One extends Record<Field, infer Names> ? keyof Names & string : never;
type KindOf<One> = One extends { waiting: infer Kinds } ? keyof Kinds & string : never;

export type OfficeAct = KeyIn<'acts'>;
/** A table of a row that is acted on. */
export type ActObject = KeyIn<'objects'>;
/** A kind of what waits at one of these pages. */
export type PageKind = KindOf<Resource>;

const every: readonly OfficeResource[] = OFFICE_RESOURCES;
const merged = (tables: readonly (object | undefined)[]) => Object.assign({}, ...tables) as unknown;

/** Acts of employees with the words that they read. */
export const ACT_NAMES = merged(every.map(({ acts }) => acts)) as Readonly<Record<OfficeAct, string>>;
/** Permission of the page that each act is done on. */
export const ACT_PERMISSIONS = merged(
  every.map(({ acts = {}, permission }) => Object.fromEntries(Object.keys(acts).map((act) => [act, permission]))),
) as Readonly<Record<OfficeAct, Permission>>;
/** Words for what was acted on, by the name of its table. */
export const OBJECT_NAMES = merged(every.map(({ objects }) => objects)) as Readonly<Record<ActObject, string>>;
/** Kinds of what waits that employees of a branch deal with. */
export const BRANCH_KINDS: readonly string[] = every.flatMap(({ ofBranch, waiting = {} }) =>
  ofBranch ? Object.keys(waiting).filter((kind) => !waiting[kind]?.isNational) : [],
);
/** Each kind of what waits, with its name, the page where it is dealt with and the permission for it. */
export const WAITING_PLACES = merged(
  every.map(({ permission, path, waiting = {} }) =>
    Object.fromEntries(
      Object.entries(waiting).map(([kind, { name, query = '' }]) => [
        kind,
        { name, path: `${path}${query}`, permission },
      ]),
    ),
  ),
) as Readonly<Record<PageKind, { name: string; path: string; permission: Permission }>>;
