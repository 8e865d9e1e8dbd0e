import { useMutation } from '@portal/shared/client';
import {
  officeDecideRoster,
  officeOverview,
  officeRoster,
  officeRosterBatches,
  officeTakeRoster,
  officeTakeRosterAgain,
  ROSTER_REGION_NAMES,
  type RosterRegion,
} from '@portal/shared/contract/office';
import { formatCount, formatDate } from '@portal/shared/format';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { download } from '../parts/files/download.ts';
import type { RosterBatch, RosterMember } from './roster.ts';

export type RosterAction = RosterMember['allowedActions'][number];

/** Members that a list covers. */
export interface RosterScope {
  region?: RosterRegion;
  branchNo?: number;
  fromDay?: string;
  untilDay?: string;
}

const WARNING = (
  <Callout tone="warning">
    개인정보가 든 파일입니다. 식약처에 보낸 뒤에는 지워주세요. 누가 언제 왜 받았는지 기록됩니다.
  </Callout>
);
const HELD = '성명, 생년월일, 휴대폰번호, 업소명, 업종, 인허가번호, 소재지';

const DECISIONS: Record<RosterAction, { title: string; action: string; done: string; missing?: string }> = {
  register: { title: '등록 확인', action: '등록됨', done: '등록으로 기록했습니다. 회원에게 문자로 알립니다.' },
  refuse: {
    title: '반려 기록',
    action: '반려됨',
    done: '반려로 기록했습니다. 회원에게 사유를 알립니다.',
    missing: '반려된 사유를 입력해주세요.',
  },
  putBack: { title: '다시 통보', action: '다시 통보할 명단에 넣기', done: '다음 명단에 다시 들어갑니다.' },
};

/** Exports lists, and records the regulator's outcome for their members. */
export function useRosterActs() {
  const invalidates = [officeRoster, officeRosterBatches, officeOverview];
  const taking = useMutation(officeTakeRoster, { quiet: true, invalidates });
  const again = useMutation(officeTakeRosterAgain, { quiet: true });
  const deciding = useMutation(officeDecideRoster, { quiet: true, invalidates });
  return {
    take: (scope: RosterScope, members: number) =>
      void openDecision({
        title: '통보할 명단 받기',
        details: [
          { term: '지역', description: scope.region ? ROSTER_REGION_NAMES[scope.region] : '전체' },
          ...(scope.branchNo === undefined ? [] : [{ term: '소속', description: '고른 지회·지부의 회원' }]),
          { term: '명단에 오른 날', description: periodOf(scope) },
          { term: '회원', description: `${formatCount(members)}명` },
          { term: '들어 있는 정보', description: HELD },
        ],
        note: (
          <>
            <p>받으시면 이 회원들은 ‘통보함’이 됩니다. 같은 명단은 ‘내려받은 명단’에서 다시 받을 수 있습니다.</p>
            {WARNING}
          </>
        ),
        action: '명단 받기',
        reasonLabel: '보낼 곳',
        reasonMissing: '어디에 보내는지 입력해주세요.',
        send: async (reason) => {
          const list = await taking.mutate({ ...scope, reason });
          download(list.fileName, list.table);
          toast(`${formatCount(list.members)}명의 명단을 받았습니다.`);
        },
      }),
    takeAgain: ({ batchNo, takenAt, regionName }: RosterBatch) =>
      void openDecision({
        title: `${batchNo}차 명단 다시 받기`,
        details: [
          { term: '받은 날', description: formatDate(takenAt) },
          { term: '지역', description: regionName || '전체' },
          { term: '들어 있는 정보', description: HELD },
        ],
        note: WARNING,
        action: '다시 받기',
        reasonLabel: '다시 받는 이유',
        reasonMissing: '왜 다시 받는지 입력해주세요.',
        send: async (reason) => {
          const list = await again.mutate({ batchNo, reason });
          download(list.fileName, list.table);
          toast(`${formatCount(list.members)}명의 명단을 다시 받았습니다.`);
        },
      }),
    decide: (row: RosterMember, decision: RosterAction) => {
      const { title, action, done, missing } = DECISIONS[decision];
      void openDecision({
        title,
        details: [
          { term: '회원', description: row.name },
          { term: '업소', description: `${row.business} (인허가 ${row.licence})` },
        ],
        action,
        isDangerous: decision === 'refuse',
        reasonLabel: decision === 'refuse' ? '반려된 사유 (회원이 읽습니다)' : '남길 말',
        ...(missing && { reasonMissing: missing }),
        send: async (reason) => {
          await deciding.mutate({ rosterNo: row.rosterNo, decision, reason });
          toast(done);
        },
      });
    },
  };
}

const periodOf = ({ fromDay, untilDay }: RosterScope) =>
  fromDay || untilDay
    ? `${fromDay ? formatDate(fromDay) : '처음'} ~ ${untilDay ? formatDate(untilDay) : '오늘'}`
    : '전체';
