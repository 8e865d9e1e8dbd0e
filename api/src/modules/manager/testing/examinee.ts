import { sql } from 'kysely';
import type { TestClient, TestServer } from '../../../testing/index.ts';
import { photo } from '../../../testing/samples.ts';
import { keepSession } from './certificates.ts';
import { addExam, completeCourse } from './offerings.ts';

/** Member who has applied for a free exam on 2026-12-10 at 10:00, without a photo. */
export async function addExaminee(server: TestServer, examinationNo?: number) {
  const { client, memberNo } = await server.member();
  await keepSession(server, memberNo);
  await completeCourse(server.db, memberNo, 2);
  const exam = examinationNo ?? (await addExam(server.db, { price: 0 }));
  const userExaminationNo = Number((await client.call('postIntExam', { examinationNo: exam })).entity);
  return { client, memberNo, examinationNo: exam, userExaminationNo };
}

/** Uploads a picture of the member and returns its path. */
export const uploadPhoto = async (client: TestClient): Promise<string> =>
  (await client.call('uploadFile', {}, { file: { fileName: 'me.png', bytes: await photo() } })).entity as string;

/** Sets the path of a photo that does not exist. */
export const setPhoto = ({ db }: TestServer, applicationNo: number, path: string) =>
  db
    .updateTable('application')
    .set({ answers: sql`answers || ${JSON.stringify({ userProfile: path })}::jsonb` })
    .where('application_no', '=', applicationNo)
    .execute();
