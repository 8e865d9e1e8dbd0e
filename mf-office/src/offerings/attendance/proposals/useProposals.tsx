import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import {
  officeAttendance,
  officeCheckResults,
  officeEnterResult,
  officeEnterResults,
  officeOffering,
  RESULT_NAMES,
  type OfferingKind,
  type Result,
} from '@portal/shared/contract/office';
import { Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../../../parts/decision/openDecision.ts';
import { RESULT_IS_FINAL } from '../../results/resultIsFinal.ts';
import type { Attendance, Attendee } from '../attendee/attendee.ts';
import { proposalOf } from './columns.tsx';
import { resultTable } from './resultTable.ts';

const INVALIDATES = { quiet: true, invalidates: [officeAttendance, officeOffering] };

/** Enters the proposals: all together as a table that is checked first, or one with its own reason. */
export function useProposals(offering: { kind: OfferingKind; offeringNo: number }, { applicants }: Attendance) {
  const [problem, setProblem] = useState('');
  const checking = useMutation(officeCheckResults, { quiet: true });
  const entering = useMutation(officeEnterResults, INVALIDATES);
  const enteringOne = useMutation(officeEnterResult, INVALIDATES);
  const open = applicants.filter((attendee) => attendee.awaitsResult && proposalOf(attendee));

  const enterAll = async () => {
    const file = resultTable(open);
    setProblem('');
    try {
      const { fingerprint, rows } = await checking.mutate({ ...offering, file });
      const entered = rows.filter(({ outcome }) => outcome === 'enter');
      const others = rows.filter(({ outcome }) => outcome !== 'enter');
      const counts = [...new Set(entered.map(({ result }) => result))].map((result) => ({
        term: result,
        description: `${entered.filter((row) => row.result === result).length}명`,
      }));
      await openDecision({
        title: '제안대로 결과 입력',
        details: [
          ...counts,
          ...others.map(({ applicant, message }) => ({ term: '입력 안 함', description: `${applicant}: ${message}` })),
        ],
        note: <Callout tone="warning">{RESULT_IS_FINAL}</Callout>,
        action: `${entered.length}명 입력`,
        reasonLabel: '남길 말',
        send: async (reason) => {
          const count = await entering.mutate({ ...offering, file, fingerprint, reason });
          toast(`${count}명의 결과를 입력했습니다.`);
        },
      });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.issues[0]?.message ?? error.message);
    }
  };

  const enterOne = (attendee: Attendee, result: Result) => {
    const isProposed = result === attendee.proposal;
    void openDecision({
      title: `결과 입력: ${RESULT_NAMES[result]}`,
      details: [
        { term: '이름', description: attendee.name },
        { term: '출석', description: `${attendee.share}%` },
        { term: '입력할 결과', description: <strong>{RESULT_NAMES[result]}</strong> },
      ],
      note: <Callout tone="warning">{RESULT_IS_FINAL}</Callout>,
      action: '입력',
      ...(isProposed ? { reasonLabel: '남길 말' } : { reasonMissing: '제안과 다르게 입력하는 사유를 입력해주세요.' }),
      send: async (reason) => {
        await enteringOne.mutate({ userExaminationNo: attendee.userExaminationNo, result, reason });
        toast('결과를 입력했습니다.');
      },
    });
  };
  return { open, enterAll, enterOne, problem, isChecking: checking.isPending };
}
