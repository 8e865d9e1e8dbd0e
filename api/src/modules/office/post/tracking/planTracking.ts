import { createHash } from 'node:crypto';
import { CERTIFICATE_STATUS_NAMES, CODES } from '@portal/shared/contract';
import { CARRIER_NAMES, isTrackingNumber, trackingNumberProblem, type Carrier } from '@portal/shared/contract/manager';
import type { TrackingOutcome } from '@portal/shared/contract/office';
import { comparedName } from '@portal/shared/rules';
import { grouped } from '../../../../database/grouped.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { isLabelOld } from '../list.ts';
import { NUMBER_IS_USED, type usedNumbers } from '../usedNumbers.ts';
import type { TrackingRow } from './readTracking.ts';

type PostRow = Pick<
  CertificateRow,
  | 'certificate_no'
  | 'member_no'
  | 'status'
  | 'holder_name'
  | 'post_code'
  | 'addressed_at'
  | 'labelled_at'
  | 'tracking_number'
>;

/** The effect of a row of a table. */
export interface PlannedRow {
  line: number;
  recipient: string;
  trackingNumber: string;
  outcome: TrackingOutcome;
  message: string;
  /** Null if nothing matches. */
  certificateNo: number | null;
  carrier: Carrier;
  isOwn: boolean;
}

interface PlanContext {
  posts: readonly PostRow[];
  /** The caller's own accounts. */
  own: ReadonlySet<number>;
  /** Carrier of rows without one. */
  carrier: Carrier;
  isUsed: Awaited<ReturnType<typeof usedNumbers>>;
}

const CARRIERS = Object.keys(CARRIER_NAMES) as Carrier[];
const carrierNamed = (name: string) => CARRIERS.find((each) => CARRIER_NAMES[each] === name);

const addressee = (name: string, postCode: string) => `${comparedName(name)} ${postCode}`;

/**
 * Returns a function that finds a row's certificate: by number, or by name and postcode if only one such is to be
 * posted.
 */
function finder(posts: readonly PostRow[]): (row: TrackingRow) => PostRow | string {
  const byNumber = new Map(posts.map((post) => [String(post.certificate_no), post]));
  const unsent = posts.filter(({ status }) => status === 'ISSUED');
  const byAddressee = grouped(unsent, ({ holder_name, post_code }) => addressee(holder_name ?? '', post_code));
  return ({ certificateNo, name, postCode }) => {
    if (certificateNo) {
      const found = byNumber.get(certificateNo);
      if (!found) return '이 발송번호의 우편이 없습니다.';
      const isOther = name !== '' && comparedName(name) !== comparedName(found.holder_name ?? '');
      return isOther ? '발송번호와 이름이 서로 다른 분입니다.' : found;
    }
    const [found, ...others] = byAddressee.get(addressee(name, postCode)) ?? [];
    if (others.length > 0) return '이름과 우편번호가 같은 분이 여러 분입니다. 발송번호를 적어주세요.';
    return found ?? '보낼 우편에 이 이름과 우편번호가 없습니다.';
  };
}

/** Computes the effect of the rows on the current certificates. */
export function planTracking(rows: readonly TrackingRow[], { posts, own, carrier, isUsed }: PlanContext): PlannedRow[] {
  const find = finder(posts);
  const found = new Map(rows.map((row) => [row, find(row)]));
  const filled = rows.filter(({ trackingNumber }) => trackingNumber !== '');
  const rowsOfPost = grouped(filled, (row) => found.get(row));
  const rowsOfNumber = grouped(filled, ({ trackingNumber }) => trackingNumber);
  return rows.map((row): PlannedRow => {
    const post = found.get(row) ?? '';
    const by = row.carrier ? carrierNamed(row.carrier) : carrier;
    const otherOf = (same: readonly TrackingRow[] = []) => same.find(({ line }) => line !== row.line)?.line;
    const base = {
      line: row.line,
      recipient:
        [row.name, row.certificateNo && `발송번호 ${row.certificateNo}`].filter(Boolean).join(' ') || '적히지 않음',
      trackingNumber: row.trackingNumber,
      certificateNo: typeof post === 'object' ? post.certificate_no : null,
      carrier: by ?? carrier,
      isOwn: typeof post === 'object' && own.has(post.member_no),
    };
    const refused = (message: string): PlannedRow => ({ ...base, outcome: 'refused', message });
    if (row.trackingNumber === '') return { ...base, outcome: 'unchanged', message: '송장번호 칸이 비어 있습니다.' };
    if (!by)
      return refused(`택배사를 알 수 없습니다. ${Object.values(CARRIER_NAMES).join(', ')} 중 하나를 적어주세요.`);
    if (!isTrackingNumber(by, row.trackingNumber)) return refused(trackingNumberProblem(by));
    if (typeof post !== 'object') return refused(post);
    if (base.isOwn) return refused(CODES.OWN_MATTER.message);
    const samePost = otherOf(rowsOfPost.get(post));
    if (samePost !== undefined) return refused(`같은 우편이 ${samePost}번째 줄에도 있습니다. 한 줄만 남겨주세요.`);
    const sameNumber = otherOf(rowsOfNumber.get(row.trackingNumber));
    if (sameNumber !== undefined) return refused(`같은 송장번호가 ${sameNumber}번째 줄에도 있습니다.`);
    if (isUsed(row.trackingNumber, by, post.certificate_no)) return refused(NUMBER_IS_USED);
    return { ...base, ...effectOn(post, row.trackingNumber, by) };
  });
}

function effectOn(post: PostRow, number: string, by: Carrier): Pick<PlannedRow, 'outcome' | 'message'> {
  if (post.status === 'SENT')
    return post.tracking_number === number
      ? { outcome: 'unchanged', message: '이미 이 번호로 보낸 우편입니다.' }
      : { outcome: 'refused', message: '이미 보낸 우편입니다. 번호가 틀렸다면 목록에서 한 건씩 고쳐주세요.' };
  if (post.status !== 'ISSUED')
    return { outcome: 'refused', message: `지금 상태가 ‘${CERTIFICATE_STATUS_NAMES[post.status]}’입니다.` };
  if (post.post_code === '') return { outcome: 'refused', message: '받는 주소가 없는 우편입니다.' };
  if (isLabelOld(post))
    return { outcome: 'refused', message: '라벨을 인쇄한 뒤에 주소가 바뀌었습니다. 라벨을 다시 인쇄해주세요.' };
  return { outcome: 'send', message: `${CARRIER_NAMES[by]} ${number}` };
}

/** Fingerprint of a table and its effects, so that only the previewed effects can be recorded. */
export const fingerprintOf = (file: Uint8Array, plan: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(createHash('sha256').update(file).digest())
    .update(
      JSON.stringify(plan.map(({ line, certificateNo, outcome, carrier }) => [line, certificateNo, outcome, carrier])),
    )
    .digest('hex');
