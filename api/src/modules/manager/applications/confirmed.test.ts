import { describeWithDatabase } from '../../../testing/index.ts';
import { keepSession } from '../testing/certificates.ts';
import { addCourse, addExam, completeCourse } from '../testing/offerings.ts';

describeWithDatabase('data for a confirmed applicant', (open) => {
  const ROOM = 'https://class.hanbit-food.example/7';

  async function start() {
    const clock = { now: new Date('2026-11-20T12:00:00+09:00') };
    const server = await open({ now: () => clock.now });
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    return { ...server, clock, member: client, memberNo };
  }

  test('the classroom of an online course is shown from its start on and to nobody else', async () => {
    const { db, member, clock, client } = await start();
    const educationNo = await addCourse(db, { edu_type: 2, price: 0, class_url: ROOM });
    const userExaminationNo = (await member.call('postIntEdu', { educationNo })).entity as number;
    const roomOf = async () => (await member.call('getMapUserEdu', { userExaminationNo })).entity;
    expect(await roomOf()).toMatchObject({ status: 'CONFIRMED', classUrl: '' });
    clock.now = new Date('2026-12-10T10:00:00+09:00');
    expect(await roomOf()).toMatchObject({ classUrl: ROOM });
    expect((await client().call('getMapEdu', { educationNo })).body).not.toContain(ROOM);
    await db
      .updateTable('application')
      .set({ status: 'NOT_COMPLETED' })
      .where('application_no', '=', userExaminationNo)
      .execute();
    expect(await roomOf()).toMatchObject({ classUrl: '' });
  });

  test('a class room belongs to an online course alone, and an end comes after its beginning', async () => {
    const { db } = await start();
    await expect(addCourse(db, { class_url: ROOM })).rejects.toThrow(/education_class_url/);
    await expect(addCourse(db, { edu_type: 2, class_url: 'http://class' })).rejects.toThrow(/education_class_url/);
    await expect(addCourse(db, { end_time: '09:59' })).rejects.toThrow(/education_end_time/);
    await expect(addExam(db, { end_time: '10:00' })).rejects.toThrow(/examination_end_time/);
  });

  test('the end is that at the time of applying, after a change of the course too', async () => {
    const { db, member } = await start();
    const educationNo = await addCourse(db, { price: 0, end_time: '18:00' });
    const userExaminationNo = (await member.call('postIntEdu', { educationNo })).entity as number;
    await db.updateTable('education').set({ end_time: '20:00' }).where('education_no', '=', educationNo).execute();
    expect((await member.call('getMapUserEdu', { userExaminationNo })).entity).toMatchObject({
      endTime: '18:00',
      edu: { endTime: '18:00' },
    });
    expect((await member.call('getMapEdu', { educationNo })).entity).toMatchObject({ endTime: '20:00' });
  });

  test('an exam shows whether its course is completed, but not to a guest', async () => {
    const { db, member, memberNo, client } = await start();
    const examinationNo = await addExam(db);
    const eligible = async (browser = member) =>
      ((await browser.call('getMapExam', { examinationNo })).entity as { eligible: boolean | null }).eligible;
    expect(await eligible(client())).toBeNull();
    await completeCourse(db, memberNo, 1);
    expect(await eligible()).toBe(false);
    await completeCourse(db, memberNo, 2);
    expect(await eligible()).toBe(true);
  });
});
