import { calls } from '@portal/shared/contract';
import { listMembers } from '../../modules/office/people/members/list.ts';
import { requireValid } from '../../pipeline/validate.ts';
import { pageLine, pageOf, required, type Command } from './command.ts';

export const findMembers: Command = {
  usage: '--keyword <words> [--by name|userId|phone|email] [--page <page>]',
  about:
    'finds members, masked: by the beginning of the name or the id, the last four digits of the phone, or the mail address',
  options: { keyword: { type: 'string' }, by: { type: 'string' }, page: { type: 'string' } },
  async run(options, { act, print }) {
    const { by } = options;
    const keyword = required(options, 'keyword');
    const input = requireValid(calls.officeMembers.input, { by, keyword, ...pageOf(options) });
    const { list, pageInfo } = await act((context) => listMembers(input, context));
    print('number\tid\tname\tphone\tmail\tstatus\trole');
    for (const { memberNo, userId, name, userPhone, email, status, isEmployee } of list)
      print([memberNo, userId, name, userPhone, email, status, isEmployee ? 'employee' : 'member'].join('\t'));
    print(pageLine(pageInfo));
  },
};
