import { formatCount, formatDateTime, formatDeadline } from '@portal/shared/format';
import { DescriptionList, TextLink } from '@portal/shared/ui';
import { spanWords } from '../../parts/time/spanWords.ts';
import { linePath, type OfferingOfKind } from '../kind/kinds.ts';
import { peopleOffered, peopleWaiting, type Line } from './line.ts';

const people = (count: number) => `${formatCount(count)}명`;

/** Number of queue entries; a group is one entry. */
const places = (count: number) => `${formatCount(count)}건`;

const spansOf = (spans: Line['waited'] | undefined) =>
  spans ? `중앙값 ${spanWords(spans.medianSeconds)}, 가장 긴 시간 ${spanWords(spans.longestSeconds)}` : '아직 없음';

/** The queue in figures: now, and the outcomes of past entries. */
export function LineFigures({ line }: { line: Line }) {
  const { settingName, opensAt, closesAt, capacity, taken, counts, waited, applied } = line;
  const { collected = 0, groups } = line;
  const offered = peopleOffered(line);
  const free = Math.max(0, capacity - taken);
  return (
    <DescriptionList
      items={[
        { term: '대기 순번', description: settingName },
        ...(opensAt && closesAt
          ? [{ term: '신청 기간', description: `${formatDateTime(opensAt)} ~ ${formatDeadline(closesAt)}` }]
          : []),
        {
          term: '자리',
          description: `정원 ${people(capacity)}, 신청 ${people(taken - offered - collected)}, 남은 자리 ${people(free)}`,
        },
        { term: '대기 중', description: <strong>{people(peopleWaiting(line))}</strong> },
        ...(groups && groups.waiting > 0
          ? [
              {
                term: '그 가운데 단체',
                description: `${formatCount(groups.waiting)}곳, 모두 ${people(groups.seats)} (모아 둔 자리 ${formatCount(collected)}개)`,
              },
            ]
          : []),
        { term: '자리 배정 중', description: <strong>{people(offered)}</strong> },
        { term: '배정받고 신청함', description: places(counts.TAKEN) },
        { term: '신청 기한을 넘김', description: places(counts.LAPSED) },
        { term: '그만둠', description: `자리 사양 ${places(counts.DECLINED)}, 대기 취소 ${places(counts.LEFT)}` },
        { term: '자리 없이 끝남', description: places(counts.ENDED) },
        { term: '배정까지 기다린 시간', description: spansOf(waited) },
        { term: '배정에서 신청까지', description: spansOf(applied) },
      ]}
    />
  );
}

interface LineLinkProps {
  offering: Pick<OfferingOfKind, 'kind' | 'offeringNo'>;
  line: NonNullable<OfferingOfKind['line']>;
}

/** Summary of the queue of a course or exam, with a link to it. */
export const LineLink = ({ offering: { kind, offeringNo }, line }: LineLinkProps) => (
  <>
    {line.waiting + line.offered > 0
      ? `대기 중 ${formatCount(line.waiting)}명, 자리 배정 중 ${formatCount(line.offered)}명`
      : line.settingName}{' '}
    <TextLink to={linePath(kind, offeringNo)}>대기 순번 보기</TextLink>
  </>
);
