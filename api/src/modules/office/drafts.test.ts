import { calls, type Call, type CallName } from '@portal/shared/contract';
import { describeWithDatabase, type TestClient, type TestServer } from '../../testing/index.ts';
import { pdf } from '../../testing/samples.ts';
import { completeCourse } from '../manager/testing/offerings.ts';
import { addEmployee, newestAct, type Employee } from './testing/employee.ts';
import { OFFERING_TERMS } from './testing/offeringTerms.ts';

/** Occurs in the title of every draft and nowhere else. */
const WORD = '숨은초안';
const ADDRESS = '제주특별자치도 제주시 한빛로 27';

const KINDS = ['education', 'exam', 'notice', 'asctn', 'data', 'examNotice', 'faq'] as const;
type Kind = (typeof KINDS)[number];

/** Calls that show articles, courses or exams: the kind, and the input that reads a single one. */
const READING: Partial<Record<CallName, readonly { kind: Kind; input?: (no: number) => object }[]>> = {
  getListBoxEdu: [{ kind: 'education' }, { kind: 'education', input: () => ({ keyword: WORD }) }],
  getMapEdu: [{ kind: 'education', input: (educationNo) => ({ educationNo }) }],
  getListBoxExam: [{ kind: 'exam' }, { kind: 'exam', input: () => ({ keyword: WORD }) }],
  getMapExam: [{ kind: 'exam', input: (examinationNo) => ({ examinationNo }) }],
  getMapOfferingChoices: [
    { kind: 'education', input: () => ({ applyType: 1 }) },
    { kind: 'exam', input: () => ({ applyType: 2 }) },
  ],
  getMapCalendar: [
    { kind: 'education', input: () => ({ month: '2027-03', applyType: 1 }) },
    { kind: 'exam', input: () => ({ month: '2027-03', applyType: 2 }) },
    // Start and end of the application period.
    { kind: 'education', input: () => ({ month: '2026-11', applyType: 1 }) },
  ],
  getListBoxNotice: [{ kind: 'notice' }, { kind: 'notice', input: () => ({ keyword: WORD }) }],
  getMapNotice: [{ kind: 'notice', input: (noticeNo) => ({ noticeNo }) }],
  getListBoxAsctn: [{ kind: 'asctn' }],
  getMapAsctn: [{ kind: 'asctn', input: (asctnNo) => ({ asctnNo }) }],
  getListBoxData: [{ kind: 'data' }],
  getMapData: [{ kind: 'data', input: (dataNo) => ({ dataNo }) }],
  getListBoxExamNotice: [{ kind: 'examNotice' }],
  getMapExamNotice: [{ kind: 'examNotice', input: (examNoticeNo) => ({ examNoticeNo }) }],
  getListBoxFaq: [{ kind: 'faq' }],
  searchPortal: KINDS.map((kind) => ({
    kind,
    input: () => ({ keyword: WORD, kind: kind === 'education' ? 'course' : kind }),
  })),
  listPublished: [
    { kind: 'education', input: () => ({ item: 'educationNo' }) },
    { kind: 'exam', input: () => ({ item: 'examinationNo' }) },
    { kind: 'notice', input: () => ({ item: 'noticeNo' }) },
    { kind: 'asctn', input: () => ({ item: 'asctnNo' }) },
    { kind: 'data', input: () => ({ item: 'dataNo' }) },
    { kind: 'examNotice', input: () => ({ item: 'examNoticeNo' }) },
  ],
};

/** All other reading calls: they show no articles, courses or exams. */
const READING_OTHER_THINGS = `
AdBannerList address awaitPublished canaryEnded downloadCertificate downloadCompletion downloadFile downloadHygiene downloadInvoice downloadReceipt downloadSlip downloadTicket duplicationId educationCode fetchCorrections fetchEmployeeList fileAddress fetchNewsList fetchNoticeChannels fetchOpenMatters fetchUser findOldAddress getCalendarFeed
fetchUserCertList getIntReviewable getIntUserEduApply getIntUserExamApply getListBoxBoard getListBoxBottomBanner
getListBoxConsent getListBoxInquiry getListBoxPayment getListBoxPopup getListLine getMapCalendarFeed getMapConsentsDue getMapEligibility getMapHygiene getMapInquiry getMapLine getMapOpeningAlert getMapPassRates getMapPush getMapReceipts getMapRefusal getMapRoster getMapStandingText getMapTariff getMapTextChanges
getListBoxPromotion getListBoxReply getListBoxReview getListBoxSession getListBoxSite getListBoxTopBanner getListBoxUserEdu
getListBoxUserExam getListBoxUserNotice getListBranch getListImportedApplications getMapBoard getMapCertificate getMapMyMatters getMapNews getMapPromotion getMapUserEdu
getListBoxGroup getMapGroup getMapGroupInvitation getMapInvoiceAllowance getMapUserExam identityState licence paymentState postMapGroupRoster telemetry userDuplicateValidCheck userLoginSessionCheck`
  .trim()
  .split(/\s+/);

test('every call with which visitors and members read is either tried with a draft or known to show none', () => {
  const reading = (Object.entries(calls) as [CallName, Call][])
    .filter(([, { access, changes }]) => access !== 'employee' && !changes)
    .map(([name]) => name);
  expect([...Object.keys(READING), ...READING_OTHER_THINGS].toSorted()).toEqual(reading.toSorted());
});

describeWithDatabase('a draft', (open) => {
  let server: TestServer;
  let employee: Employee;
  const start = new Date('2026-11-20T12:00:00+09:00');
  let now = start;
  beforeEach(async () => {
    now = start;
    server = await open({ now: () => now });
    employee = await addEmployee(server);
  });

  const offeringForm = (kind: 'education' | 'exam') => {
    const terms = { ...OFFERING_TERMS, address: ADDRESS };
    return kind === 'education'
      ? { ...terms, title: `${WORD} 과정`, eduType: 1, eduDate: '2027-03-10', lastDay: '2027-03-10' }
      : {
          ...terms,
          year: 2027,
          rounds: 1,
          examinationName: `${WORD} 시험`,
          part: '필기',
          examDate: '2027-03-10',
          passDate: '2027-03-24',
          passTime: '10:00',
        };
  };
  const isOffering = (kind: Kind) => kind === 'education' || kind === 'exam';
  /** Creates a draft or edits an existing item. */
  const save = (kind: Kind, more: object = {}, form: object = {}) => {
    if (kind === 'education')
      return employee.client.call('officeSaveCourse', { course: { ...offeringForm(kind), ...form }, ...more });
    if (kind === 'exam')
      return employee.client.call('officeSaveExam', { exam: { ...offeringForm(kind), ...form }, ...more });
    const article = { title: `${WORD} 글`, content: `<p>${WORD} 내용</p>`, ...form };
    return employee.client.call('officeSaveArticle', { kind, article, ...more });
  };
  const draft = async (kind: Kind, form: object = {}) => Number((await save(kind, { isDraft: true }, form)).entity);
  const view = async (kind: Kind, no: number) =>
    (isOffering(kind)
      ? (await employee.client.call('officeOffering', { kind, offeringNo: no })).entity
      : (await employee.client.call('officeArticle', { kind, no })).entity) as {
      isDraft?: boolean;
      state?: string;
      version: number;
      publishedAt: string;
      allowedActions: string[];
      form: Record<string, unknown>;
      course: { version: string } | null;
      exam: { version: string } | null;
    };
  const publish = async (kind: Kind, no: number, options: { idempotencyKey?: string } = {}) => {
    const seen = await view(kind, no);
    return isOffering(kind)
      ? employee.client.call(
          'officePublishOffering',
          { kind, offeringNo: no, version: (seen.course ?? seen.exam)?.version },
          options,
        )
      : employee.client.call('officePublishArticle', { kind, no, version: seen.version }, options);
  };

  /** True if the response contains any part of the only existing item. */
  const shows = ({ status, entity }: Awaited<ReturnType<TestClient['call']>>) => {
    // A search response repeats the query.
    const words = JSON.stringify(entity, (name, value: unknown) => (name === 'words' ? undefined : value));
    return status === 200 && (words.includes(WORD) || words.includes('JEJU') || /"list":\[\{"no"/.test(words));
  };
  const found = async (kind: Kind, no: number) => {
    const { client } = await server.member();
    const asked = (Object.keys(READING) as CallName[]).flatMap((name) =>
      (READING[name] ?? []).filter((one) => one.kind === kind).map(({ input }) => ({ name, input: input?.(no) ?? {} })),
    );
    const answers = await Promise.all(
      asked.map(async ({ name, input }) => ({
        name: `${name} ${JSON.stringify(input)}`,
        answer: await client.call(name, input),
      })),
    );
    // Hidden items are not counted either.
    for (const { name, answer } of answers)
      if (!shows(answer) && JSON.stringify(answer.entity).includes('totalRow'))
        expect({ name, entity: answer.entity }).toMatchObject({ entity: { pageInfo: { totalRow: 0 } } });
    return {
      all: answers.map(({ name }) => name),
      shown: answers.filter(({ answer }) => shows(answer)).map(({ name }) => name),
    };
  };

  test.each(KINDS)('of a %s is nowhere for visitors until it is published, and then everywhere', async (kind) => {
    const no = await draft(kind);
    expect((await found(kind, no)).shown).toEqual([]);
    expect(await view(kind, no)).toMatchObject(isOffering(kind) ? { isDraft: true } : { state: 'draft' });
    // An edit publishes nothing, and a published item cannot become a draft.
    const { version, form, course, exam } = await view(kind, no);
    const seen = { education: { educationNo: no }, exam: { examinationNo: no } }[kind as string] ?? { no, version };
    expect(await save(kind, seen, course ?? exam ?? form)).toMatchObject({ entity: no });
    expect((await found(kind, no)).shown).toEqual([]);
    const key = { idempotencyKey: `publish-${kind}-${no}` };
    const answer = await publish(kind, no, key);
    expect(answer).toMatchObject({ code: 1, entity: 1 });
    const { all, shown } = await found(kind, no);
    expect(shown).toEqual(all);
    expect(await newestAct(server)).toMatchObject({ act: 'publish', object_no: no, employee_no: employee.memberNo });
    expect(await publish(kind, no)).toMatchObject({ code: -2401 });
    // A retried call returns the first response; a save with `isDraft` does not unpublish it.
    if (isOffering(kind)) expect(await publish(kind, no, key)).toMatchObject({ code: 1, entity: 1 });
    const published = isOffering(kind) ? seen : { no, version: (await view(kind, no)).version };
    expect(await save(kind, { ...published, isDraft: true })).toMatchObject({ entity: no });
    expect((await found(kind, no)).shown).toEqual(all);
  });

  test.each(KINDS)('is not stored by an older build: a %s saved without `isDraft` is published', async (kind) => {
    const no = Number((await save(kind)).entity);
    expect(await view(kind, no)).toMatchObject(isOffering(kind) ? { isDraft: false } : { state: 'published' });
  });

  test.each(['education', 'exam'] as const)(
    'of a %s takes no application, and opens, closes and ends nothing',
    async (kind) => {
      const no = await draft(kind);
      const { client, memberNo } = await server.member();
      await completeCourse(server.db, memberNo, 2);
      const apply = () =>
        kind === 'education'
          ? client.call('postIntEdu', { educationNo: no })
          : client.call('postIntExam', { examinationNo: no });
      expect(await apply()).toMatchObject({ status: 404 });
      const offering = { kind, offeringNo: no, reason: '시험' };
      expect((await view(kind, no)).allowedActions).toEqual([]);
      for (const answer of [
        await employee.client.call('officeOpenApplying', { ...offering, lastDay: '2026-12-31' }),
        await employee.client.call('officeCloseApplying', offering),
        await employee.client.call('officeCallOff', { ...offering, typedTitle: `${WORD} 과정`, amount: 0 }),
      ])
        expect(answer).toMatchObject({ code: -2401 });
      await publish(kind, no);
      expect(await apply()).toMatchObject({ code: 1 });
    },
  );

  test('is published only in the version that was seen', async () => {
    const offeringNo = await draft('education');
    const seen = (await view('education', offeringNo)).course?.version;
    await save('education', { educationNo: offeringNo }, { price: 70_000 });
    const answer = await employee.client.call('officePublishOffering', {
      kind: 'education',
      offeringNo,
      version: seen,
    });
    expect(answer).toMatchObject({ code: -2420 });
    expect(await view('education', offeringNo)).toMatchObject({ isDraft: true });
  });

  test('can be restored from a premature publication while nobody has applied', async () => {
    const offeringNo = await draft('education');
    const offering = { kind: 'education', offeringNo, reason: '날짜가 틀림' };
    const unpublish = () => employee.client.call('officeUnpublishOffering', offering);
    expect(await unpublish()).toMatchObject({ code: -2401 });
    await publish('education', offeringNo);
    expect(await unpublish()).toMatchObject({ code: 1, entity: 1 });
    expect(await newestAct(server)).toMatchObject({ act: 'withdraw', object: 'education', reason: '날짜가 틀림' });
    expect((await found('education', offeringNo)).shown).toEqual([]);
    await publish('education', offeringNo);
    const { client } = await server.member();
    const userExaminationNo = (await client.call('postIntEdu', { educationNo: offeringNo })).entity;
    expect(await unpublish()).toMatchObject({ code: -2406 });
    // Nor after the cancellation: it is still in the member's list.
    await client.call('patchIntEduCancel', { userExaminationNo });
    await server.db.updateTable('education').set({ taken: 0 }).where('education_no', '=', offeringNo).execute();
    expect(await unpublish()).toMatchObject({ code: -2406 });
  });

  test('has files that only the office reads until it is published', async () => {
    const file = (
      await employee.client.call('officeUploadOfferingFile', {}, { file: { fileName: '일정.pdf', bytes: pdf } })
    ).entity as { path: string };
    const read = async () => (await server.client().request({ method: 'GET', url: `/files/${file.path}` })).status;
    const offeringNo = await draft('education', { files: [file] });
    expect(await read()).toBe(404);
    await publish('education', offeringNo);
    expect(await read()).toBe(200);
    await employee.client.call('officeUnpublishOffering', { kind: 'education', offeringNo, reason: '다시' });
    expect(await read()).toBe(404);
    const no = await draft('notice', { files: [file] });
    expect(await read()).toBe(404);
    await publish('notice', no);
    expect(await read()).toBe(200);
  });

  test('of an article begins when its form says, or when it is published', async () => {
    const open = await draft('notice', { untilDay: '2026-11-25' });
    expect((await view('notice', open)).form).toMatchObject({ fromDay: '', fromTime: '', untilDay: '2026-11-25' });
    const timed = await draft('notice', { fromDay: '2026-11-28', fromTime: '09:00' });
    now = new Date('2026-11-22T10:00:00+09:00');
    employee = await addEmployee(server);
    await publish('notice', open);
    expect(await view('notice', open)).toMatchObject({ state: 'published', publishedAt: '2026-11-22T10:00:00+09:00' });
    await publish('notice', timed);
    expect(await view('notice', timed)).toMatchObject({ state: 'scheduled', publishedAt: '2026-11-28T09:00:00+09:00' });
  });

  test('of an article is not published for a time that is over', async () => {
    const no = await draft('notice', { untilDay: '2026-11-21' });
    now = new Date('2026-11-22T10:00:00+09:00');
    employee = await addEmployee(server);
    expect(await publish('notice', no)).toMatchObject({ code: -2421 });
    expect(await view('notice', no)).toMatchObject({ state: 'draft' });
  });

  test.each(['notice', 'faq'] as const)(
    'of a %s has a filter of its own, and is not among the withdrawn',
    async (kind) => {
      const no = await draft(kind);
      const numbers = async (state?: string) => {
        const { entity } = await employee.client.call('officeArticles', { kind, ...(state && { state }) });
        const { list, pageInfo } = entity as { list: { no: number }[]; pageInfo: { totalRow: number } };
        return { numbers: list.map((row) => row.no), total: pageInfo.totalRow };
      };
      expect(await numbers('draft')).toEqual({ numbers: [no], total: 1 });
      expect((await numbers()).numbers).toContain(no);
      for (const state of ['withdrawn', 'published', 'scheduled', 'ended'])
        expect((await numbers(state)).numbers).not.toContain(no);
      const all = await numbers();
      expect(all.total).toBe(all.numbers.length);
    },
  );

  test('of a course is first in the list of the office, and alone behind its filter', async () => {
    const published = Number((await save('education')).entity);
    const no = await draft('education');
    const numbers = async (filter: object = {}) => {
      const { entity } = await employee.client.call('officeOfferings', { kind: 'education', ...filter });
      const { list, pageInfo } = entity as { list: { offeringNo: number }[]; pageInfo: { totalRow: number } };
      expect(pageInfo.totalRow).toBe(list.length);
      return list.map(({ offeringNo }) => offeringNo);
    };
    expect((await numbers())[0]).toBe(no);
    expect(await numbers({ isDraft: true })).toEqual([no]);
    expect(await numbers({ isDraft: false })).not.toContain(no);
    expect(await numbers({ status: 'OPEN' })).toContain(published);
    expect(await numbers({ status: 'OPEN' })).not.toContain(no);
    // It ended unpublished: no public list counts it.
    now = new Date('2027-06-01T12:00:00+09:00');
    employee = await addEmployee(server);
    expect(await numbers()).toContain(no);
    const { entity } = await server.client().call('getListBoxEdu', { limit: 50 });
    const { list, pageInfo } = entity as { list: { educationNo: number }[]; pageInfo: { totalRow: number } };
    expect(list.map(({ educationNo }) => educationNo)).not.toContain(no);
    expect(pageInfo.totalRow).toBe(list.length);
  });
});
