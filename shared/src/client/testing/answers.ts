import * as v from 'valibot';
import { calls, type Call } from '../../contract/all/index.ts';
import { sampleOf } from '../../testing/rendering/sampleOf.ts';

/** Form of a course and an exam: its days must be in order, which samples of single fields are not. */
const form = {
  rating: 1,
  time: '09:00',
  endTime: '10:00',
  address: '서울',
  address2: '',
  version: 'one',
  capacity: 10,
  price: 0,
  applyStartDay: '2026-05-01',
  applyStartTime: '09:00',
  applyEndDay: '2026-05-02',
  applyEndTime: '09:00',
  reStartDate: '2026-05-03',
  reEndDate: '2026-05-04',
  percent: 100,
  reStartDate2: '2026-05-05',
  reEndDate2: '2026-05-06',
  percent2: 50,
  contactPhone: '',
  content: '',
  files: [{ path: 'a/1.pdf', fileName: '안내.pdf', size: 1 }],
};
const course = { ...form, title: '교육', eduType: 1, eduDate: '2026-05-07', lastDay: '2026-05-07', classUrl: '' };
const exam = {
  ...form,
  year: 2026,
  rounds: 1,
  examinationName: '시험',
  part: '필기',
  examDate: '2026-05-07',
  passDate: '2026-05-08',
  passTime: '10:00',
};

/** Response of a call; of an offering its forms too, of which `sampleOf` knows none. Undefined for a file. */
export function entityOf(call: Call): unknown {
  if (call !== calls.officeOffering) return sampleOf(call.entity as v.GenericSchema);
  const { course: _course, exam: _exam, ...rest } = calls.officeOffering.entity.entries;
  return { ...sampleOf(v.object(rest)), course, exam };
}

/** Response of a call, with two items in its list. */
function sampleAnswer(call: Call): unknown {
  const sample = entityOf(call);
  if (Array.isArray(sample)) return [...(sample as unknown[]), ...(sample as unknown[])];
  if (typeof sample !== 'object' || sample === null || !('list' in sample) || !Array.isArray(sample.list))
    return sample;
  return { ...sample, list: [...(sample.list as unknown[]), ...(sample.list as unknown[])] };
}

/** Every call with a JSON response, by name, with a sample of the response. */
export const ANSWERS: readonly (readonly [name: string, call: Call, sample: unknown])[] = Object.entries<Call>(calls)
  .filter(([, { answer }]) => answer !== 'file')
  .map(([name, call]) => [name, call, sampleAnswer(call)]);
