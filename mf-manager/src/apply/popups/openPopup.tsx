import { openModal } from '@portal/shared/overlay';
import { fetchPart } from '../../parts/page/fetchPart.ts';

/** 시험 안내 (spec §2 "Exam info popup"). */
export async function openExamInfo(): Promise<void> {
  const Popup = await fetchPart(() => import('./ExamInfoPopup.tsx'));
  if (Popup) await openModal((modal) => <Popup close={() => modal.close()} closing={modal.closing} />);
}

/** 응시 자격 (spec §2 "Exam eligibility popup"). */
export async function openEligibility(): Promise<void> {
  const Popup = await fetchPart(() => import('./EligibilityPopup.tsx'));
  if (Popup) await openModal((modal) => <Popup close={() => modal.close()} closing={modal.closing} />);
}
