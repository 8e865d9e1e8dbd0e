import { findMemberByUserId } from '../../modules/user/account/store.ts';
import { exportMember } from '../../modules/user/ownData/exportMember.ts';
import { reasonOf, Refused, required, writeOut, type Command } from './command.ts';

export const exportOneMember: Command = {
  usage: '--id <userId> --out <member.json> --reason <words>',
  about:
    'writes everything that is stored about a member, as JSON, for that member: into a new file that nobody else reads',
  options: { id: { type: 'string' }, out: { type: 'string' }, reason: { type: 'string' } },
  async run(options, tools) {
    const id = required(options, 'id');
    required(options, 'out');
    const reason = reasonOf(options);
    const { encryptionKeys: keys } = tools.services().configuration;
    const file = await tools.act(async (context) => {
      const member = await findMemberByUserId(context.db, id);
      if (!member) throw new Refused('there is no such account');
      return exportMember({ memberNo: member.member_no, reason }, { ...context, keys });
    });
    tools.print(`written: ${await writeOut(options, `${JSON.stringify(file, null, 2)}\n`, tools)}`);
  },
};
