import * as v from 'valibot';

/** The fields read of Solapi's responses. */

const sentMessage = v.object({ messageId: v.string(), statusCode: v.string() });

/** Response of `POST /messages/v4/send-many/detail`. The list of accepted messages is included on request. */
export const sentSchema = v.object({
  failedMessageList: v.array(v.object({ statusCode: v.string() })),
  messageList: v.nullish(v.array(sentMessage)),
});

const storedMessage = v.object({
  messageId: v.string(),
  statusCode: v.nullish(v.string(), ''),
  status: v.nullish(v.string()),
  customFields: v.nullish(v.record(v.string(), v.unknown())),
});

/** Response of `GET /messages/v4/list`: messages by their id. */
export const listSchema = v.object({ messageList: v.record(v.string(), storedMessage) });

/** @throws without the response in the error, because it contains phone numbers */
export function readAnswer<Output>(schema: v.GenericSchema<unknown, Output>, answer: unknown): Output {
  const read = v.safeParse(schema, answer);
  if (read.success) return read.output;
  throw new Error(`the SMS service answered something else at ${v.getDotPath(read.issues[0]) ?? 'its root'}`);
}
