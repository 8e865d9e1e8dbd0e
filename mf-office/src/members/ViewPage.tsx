import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeMember, PERMISSION_NAMES } from '@portal/shared/contract/office';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { useNumberParam } from '@portal/shared/router';
import { Button, DescriptionList, EmptyState, Section, Skeleton } from '@portal/shared/ui';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { Factors } from './acts/Factors.tsx';
import { MemberActions } from './acts/MemberActions.tsx';
import { MemberBranch } from './acts/MemberBranch.tsx';
import { MemberMarketing } from './acts/MemberMarketing.tsx';
import { MemberBadge } from './columns.tsx';
import { MemberHistory } from './view/MemberHistory.tsx';
import { useWholeView } from './view/useWholeView.ts';
import { WholeView } from './view/WholeView.tsx';

type Member = CallEntity<typeof officeMember>;

/** /office/members/view: one member, masked until the employee gives a reason to see the full data. */
export default function ViewPage() {
  const memberNo = useNumberParam('memberNo');
  return memberNo === null ? (
    <OfficePage title="회원">
      <EmptyState title="번호가 없는 주소입니다. 목록에서 다시 골라주세요." />
    </OfficePage>
  ) : (
    <MemberPage key={memberNo} memberNo={memberNo} />
  );
}

function MemberPage({ memberNo }: { memberNo: number }) {
  const query = useItem(officeMember, { memberNo });
  const { data, isLoading } = query;
  const { whole, show, hide } = useWholeView();
  const ask = async () => {
    const shown = await openDialog(() => import('./view/ShowDialog.tsx'), { memberNo });
    if (shown) show(shown);
  };
  return (
    <OfficePage title={data ? `회원 ${data.name || '(탈퇴)'}` : '회원'}>
      {isLoading && <Skeleton lines={10} />}
      <ItemFailure query={query} />
      {data && (
        <>
          <DescriptionList items={detailsOf(data)} />
          <MemberActions member={data} />
          <MemberBranch member={data} />
          <MemberMarketing member={data} />
          {data.factors && <Factors member={data} factors={data.factors} />}
          <MemberHistory {...data} />
          <Section title="전체 정보" actions={whole && <Button onClick={hide}>다시 가리기</Button>}>
            {whole ? (
              <WholeView whole={whole} member={data} />
            ) : (
              <>
                <p>
                  개인정보는 가려져 있습니다. 업무에 필요한 때에만 목적과 사유를 적고 보세요. 보신 기록은 감사 기록에
                  남습니다.
                </p>
                <div>
                  <Button variant="secondary" onClick={() => void ask()}>
                    사유를 적고 전체 보기
                  </Button>
                </div>
              </>
            )}
          </Section>
        </>
      )}
    </OfficePage>
  );
}

const detailsOf = (member: Member) => [
  { term: '번호', description: `${member.memberNo}번` },
  { term: '상태', description: <MemberBadge member={member} /> },
  { term: '아이디', description: member.userId || '없음' },
  { term: '휴대폰', description: member.userPhone || '없음' },
  { term: '이메일', description: member.email || '없음' },
  { term: '가입일', description: formatDate(member.joinDate) },
  { term: '마지막 로그인', description: member.lastLoginAt ? formatDateTime(member.lastLoginAt) : '없음' },
  { term: '진행 중인 신청', description: `${member.liveApplications}건` },
  { term: '지금 접속', description: `${member.sessions}곳` },
  {
    term: '직원 권한',
    description: member.isEmployee
      ? member.permissions.map((permission) => PERMISSION_NAMES[permission]).join(', ') || '직원, 권한 없음'
      : '직원 아님',
  },
];
