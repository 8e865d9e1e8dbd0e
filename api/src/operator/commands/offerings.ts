import { calls } from '@portal/shared/contract';
import { closeApplying, openApplying } from '../../modules/office/qualification/offerings/period.ts';
import { saveCourse, saveExam } from '../../modules/office/qualification/offerings/save.ts';
import { listOfficeOfferings, viewOfficeOffering } from '../../modules/office/qualification/offerings/view.ts';
import { requireValid } from '../../pipeline/validate.ts';
import { fileOf, kindOf, pageLine, pageOf, Refused, required, rowNumberOf, type Command } from './command.ts';

const KIND = { kind: { type: 'string' } } as const;
const ONE = { ...KIND, number: { type: 'string' } } as const;

export const listOfferings: Command = {
  usage: '--kind course|exam [--keyword <words>] [--status <status>] [--page <page>]',
  about: 'lists courses or exams, drafts and those under way first, a hundred a page',
  options: { ...KIND, keyword: { type: 'string' }, status: { type: 'string' }, page: { type: 'string' } },
  async run(options, { act, print }) {
    const { keyword, status } = options;
    const input = requireValid(calls.officeOfferings.input, {
      kind: kindOf(options),
      keyword,
      status,
      ...pageOf(options),
    });
    const { list, pageInfo } = await act((context) => listOfficeOfferings(input, context));
    print('number\tday\tstatus\ttaken/seats\ttitle');
    for (const { offeringNo, day, isDraft, status: state, taken, capacity, title } of list)
      print([offeringNo, day, isDraft ? 'DRAFT' : state, `${taken}/${capacity}`, title].join('\t'));
    print(pageLine(pageInfo));
  },
};

export const showOffering: Command = {
  usage: '--kind course|exam --number <number>',
  about: 'prints the form of one as JSON, which save takes',
  options: ONE,
  async run(options, { act, print }) {
    const offering = { kind: kindOf(options), offeringNo: rowNumberOf(options, 'number') };
    const { course, exam } = await act((context) => viewOfficeOffering(offering, context));
    print(JSON.stringify(course ?? exam, null, 2));
  },
};

export const saveOffering: Command = {
  usage: '--kind course|exam --file <form.json> [--number <number>]',
  about: 'makes a course or an exam out of its form, or changes the one of this number',
  options: { ...ONE, file: { type: 'string' } },
  async run(options, tools) {
    const kind = kindOf(options);
    const number = options['number'] === undefined ? undefined : rowNumberOf(options, 'number');
    const form = readJson(await fileOf(options, tools));
    const saved = await tools.act((context) =>
      kind === 'education'
        ? saveCourse(requireValid(calls.officeSaveCourse.input, { educationNo: number, course: form }), context)
        : saveExam(requireValid(calls.officeSaveExam.input, { examinationNo: number, exam: form }), context),
    );
    tools.print(`${number === undefined ? 'made' : 'changed'}: ${saved}`);
  },
};

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new Refused(`the file is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export const openOffering: Command = {
  usage: '--kind course|exam --number <number> --until <YYYY-MM-DD> --reason <words>',
  about: 'lets people apply from now on, until the end of that day in Seoul',
  options: { ...ONE, until: { type: 'string' }, reason: { type: 'string' } },
  async run(options, { act, print }) {
    const input = requireValid(calls.officeOpenApplying.input, {
      kind: kindOf(options),
      offeringNo: rowNumberOf(options, 'number'),
      lastDay: required(options, 'until'),
      reason: required(options, 'reason'),
    });
    await act((context) => openApplying(input, context));
    print(`people can apply until ${input.lastDay}`);
  },
};

export const closeOffering: Command = {
  usage: '--kind course|exam --number <number> --reason <words>',
  about: 'lets nobody apply from now on; who has applied keeps the seat',
  options: { ...ONE, reason: { type: 'string' } },
  async run(options, { act, print }) {
    const input = requireValid(calls.officeCloseApplying.input, {
      kind: kindOf(options),
      offeringNo: rowNumberOf(options, 'number'),
      reason: required(options, 'reason'),
    });
    await act((context) => closeApplying(input, context));
    print('nobody can apply any more');
  },
};
