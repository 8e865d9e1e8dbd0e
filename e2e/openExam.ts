import type { APIRequestContext } from '@playwright/test';

/**
 * The number of an exam of grade 2 for which one can apply now.
 * @param asksEvidence whether its applicants show papers of eligibility, for which the ticket waits.
 */
export async function openExam(request: APIRequestContext, { asksEvidence }: { asksEvidence: boolean }) {
  const read = async <Entity>(query: string) =>
    ((await (await request.get(`/api/home/manager/${query}`)).json()) as { entity: Entity }).entity;
  const { list } = await read<{ list: { examinationNo: number }[] }>('getListBoxExam?limit=100&rating=2&status=OPEN');
  for (const { examinationNo } of list) {
    const exam = await read<{ asksEvidence?: boolean }>(`getMapExam?examinationNo=${examinationNo}`);
    if (exam.asksEvidence === asksEvidence) return examinationNo;
  }
  throw new Error(`no open exam has asksEvidence ${asksEvidence}`);
}
