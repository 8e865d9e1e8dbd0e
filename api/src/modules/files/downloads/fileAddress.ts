import { calls, type Call, type Calls, type CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../errors/errors.ts';
import { fileAddressOf } from '../../../pipeline/fileAddress.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireValid } from '../../../pipeline/validate.ts';

/** Calls that send a file to members. */
const fileCalls: Call[] = Object.values<Call>(calls).filter(
  ({ answer, access }) => answer === 'file' && access !== 'employee',
);

/** Returns the address of one of the caller's files; whether it is theirs is checked when the address is opened. */
export async function fileAddress({ path }: CallValue<Calls['fileAddress']>, context: MemberContext) {
  const [base, query] = path.split('?', 2);
  const call = fileCalls.find((each) => each.path === base);
  if (!call) throw new HttpError('NOT_FOUND');
  const input = Object.fromEntries(new URLSearchParams(query));
  requireValid(call.input, input);
  return { address: fileAddressOf(call, { input, sessionNo: context.caller.sessionNo }, context) };
}
