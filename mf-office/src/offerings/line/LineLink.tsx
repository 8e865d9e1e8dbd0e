import { formatCount } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import { linePath, type OfferingOfKind } from '../kind/kinds.ts';

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
