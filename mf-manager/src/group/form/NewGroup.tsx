import { useState } from 'react';
import { useItem, type CallError } from '@portal/shared/client';
import { CODES } from '@portal/shared/contract';
import { getMapInvoiceAllowance, MAX_GROUP_SEATS, type OwnPlace } from '@portal/shared/contract/manager';
import { fetchUser } from '@portal/shared/contract/user';
import { Actions, ButtonLink, Callout, DescriptionList, Section, Skeleton, Steps } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind, OfferingDetail } from '../../parts/kind/offering.ts';
import { OfferedForm } from '../../parts/line/OfferedForm.tsx';
import { useOwnPlace } from '../../parts/line/useOwnPlaces.ts';
import { applyItems } from '../../parts/offering/applyItems.tsx';
import { offeringItems } from '../../parts/offering/offeringItems.ts';
import { allOf } from '../../parts/page/allOf.ts';
import { linePath, offeringListPath, offeringPath } from '../../parts/page/paths.ts';
import { QueryResult, type ListLink } from '../../parts/page/QueryResult.tsx';
import { GroupForm } from './GroupForm.tsx';
import { GroupWait } from './GroupWait.tsx';
import { groupSteps, WRITE_STEP } from './steps.ts';

interface NewGroupProps {
  kind: Kind;
  offeringNo: number;
}

/** A new group for a course or exam, its queue entry, or the reason why neither is possible now. */
export function NewGroup({ kind, offeringNo }: NewGroupProps) {
  const { word, offering: source } = KINDS[kind];
  const needed = allOf(source.useItem(offeringNo), useOwnPlace(kind, offeringNo, 'group'));
  const list = { label: `${word} 목록`, to: offeringListPath(kind) };
  return (
    <QueryResult query={needed} list={list}>
      {([offering, place]) => <WayIn offering={offering} place={place} list={list} onRefused={needed.retry} />}
    </QueryResult>
  );
}

interface WayInProps {
  offering: OfferingDetail;
  /** The employer's queue entry for a group; null without one. */
  place: OwnPlace | null;
  list: ListLink;
  onRefused(): void;
}

/** Form for the offered seats, or for everybody while nobody waits; otherwise the queue. */
function WayIn({ offering, place, list, onRefused }: WayInProps) {
  // Number of people in a form that was refused because too few seats are left.
  const [tooMany, setTooMany] = useState<number | null>(null);
  const refused = ({ code }: CallError, people: number) => {
    if (code === CODES.GROUP_SEATS_TOO_FEW.code || code === CODES.GROUP_LINE_FORMED.code) setTooMany(people);
    onRefused();
  };
  const form = (max: number) => <Form offering={offering} max={max} list={list} onRefused={refused} />;
  if (place?.status === 'OFFERED') {
    const { seats = 1 } = place;
    return (
      <OfferedForm offering={offering}>
        <Callout tone="success" title={`단체 ${seats}명의 자리가 배정되었습니다.`}>
          그사이 인원이 줄었으면 오실 분만 적어주세요. 남는 자리는 다음 분께 넘어갑니다.
        </Callout>
        {form(seats)}
      </OfferedForm>
    );
  }
  if (place) return <Waiting offering={offering} place={place} />;
  if (offering.allowedActions.includes('wait')) return <GroupWait offering={offering} people={tooMany} />;
  if (!offering.allowedActions.includes('apply')) return <NotNow offering={offering} />;
  return (
    <>
      {tooMany !== null && <GroupWait offering={offering} people={tooMany} />}
      {form(MAX_GROUP_SEATS)}
    </>
  );
}

interface FormProps {
  offering: OfferingDetail;
  max: number;
  list: ListLink;
  onRefused(error: CallError, people: number): void;
}

function Form({ offering, max, list, onRefused }: FormProps) {
  const profile = useItem(fetchUser, {});
  // If the allowance cannot be loaded, the group is paid now.
  const allowance = useItem(getMapInvoiceAllowance, {}, { background: true });
  const steps = groupSteps(offering.price);
  return (
    <QueryResult query={profile} list={list}>
      {({ bssh_nm: businessName }) => (
        <>
          <Steps steps={steps} current={steps.indexOf(WRITE_STEP)} label="신청 단계" />
          <Section title={`신청하실 ${KINDS[offering.kind].word}`}>
            <DescriptionList
              items={[...Object.values(offeringItems(offering)), ...Object.values(applyItems(offering)).flat()]}
            />
          </Section>
          {allowance.isLoading ? (
            <Skeleton lines={8} />
          ) : (
            <GroupForm
              offering={offering}
              businessName={businessName}
              max={max}
              allowance={allowance.data ?? null}
              onRefused={onRefused}
            />
          )}
        </>
      )}
    </QueryResult>
  );
}

/** Shown to an employer who already waits, with a link to the queue. */
const Waiting = ({
  offering: { kind, offeringNo },
  place: { seats = 1 },
}: Pick<WayInProps, 'offering'> & { place: OwnPlace }) => (
  <>
    <Callout tone="info" title={`단체 ${seats}명으로 대기하고 계십니다.`}>
      내 앞에 몇 명이 있는지와 자리가 얼마나 모였는지는 대기 순번에서 보실 수 있습니다.
    </Callout>
    <Actions>
      <ButtonLink to={linePath(kind, offeringNo)}>대기 순번 보기</ButtonLink>
    </Actions>
  </>
);

/** Shown if nobody can apply now, with a link to the offering. */
const NotNow = ({ offering: { kind, offeringNo, statusName } }: { offering: OfferingDetail }) => (
  <>
    <Callout tone="warning" title="지금은 단체로 신청하실 수 없습니다.">
      현재 상태는 {statusName}입니다. 신청 기간과 남은 자리는 {KINDS[kind].word} 상세에서 확인하실 수 있습니다.
    </Callout>
    <Actions>
      <ButtonLink to={offeringPath(kind, offeringNo)}>{KINDS[kind].word} 상세 보기</ButtonLink>
    </Actions>
  </>
);
