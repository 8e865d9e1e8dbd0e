import { useItem } from '@portal/shared/client';
import { getMapInvoiceAllowance } from '@portal/shared/contract/manager';
import { GROUP_LINE_FORMED } from '@portal/shared/contract/messages';
import { fetchUser } from '@portal/shared/contract/user';
import { Actions, ButtonLink, Callout, DescriptionList, Section, Skeleton, Steps } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind, OfferingDetail } from '../../parts/kind/offering.ts';
import { applyItems } from '../../parts/offering/applyItems.ts';
import { offeringItems } from '../../parts/offering/offeringItems.ts';
import { offeringListPath, offeringPath } from '../../parts/page/paths.ts';
import { QueryResult } from '../../parts/page/QueryResult.tsx';
import { GroupForm } from './GroupForm.tsx';
import { groupSteps, WRITE_STEP } from './steps.ts';

interface NewGroupProps {
  kind: Kind;
  offeringNo: number;
}

/** A group that is to be made for a course or an exam, or why none can be made now. */
export function NewGroup({ kind, offeringNo }: NewGroupProps) {
  const { word, offering: source } = KINDS[kind];
  const offering = source.useItem(offeringNo);
  const profile = useItem(fetchUser, {});
  // Whoever cannot be told pays now.
  const allowance = useItem(getMapInvoiceAllowance, {}, { background: true });
  const list = { label: `${word} 목록`, to: offeringListPath(kind) };
  return (
    <QueryResult query={offering} list={list}>
      {(found) => {
        // Others wait: who comes in a group is in no line.
        if (found.allowedActions.includes('wait')) return <Callout tone="warning">{GROUP_LINE_FORMED}</Callout>;
        if (!found.allowedActions.includes('apply')) return <NotNow offering={found} />;
        const steps = groupSteps(found.price);
        return (
          <QueryResult query={profile} list={list}>
            {({ bssh_nm: businessName }) => (
              <>
                <Steps steps={steps} current={steps.indexOf(WRITE_STEP)} label="신청 단계" />
                <Section title={`신청하실 ${word}`}>
                  <DescriptionList items={[...Object.values(offeringItems(found)), ...applyItems(found)]} />
                </Section>
                {allowance.isLoading ? (
                  <Skeleton lines={8} />
                ) : (
                  <GroupForm
                    offering={found}
                    businessName={businessName}
                    allowance={allowance.data ?? null}
                    onRefused={offering.retry}
                  />
                )}
              </>
            )}
          </QueryResult>
        );
      }}
    </QueryResult>
  );
}

/** Nobody can apply now; the page of the offering says why. */
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
