import type { APIRequestContext } from '@playwright/test';

/**
 * Number of a grade 2 exam that is open for applications.
 * @param asksEvidence true if it requires eligibility evidence, without which there is no ticket
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
