import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '@portal/shared/contract';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import type { Configuration } from '../configuration/configuration.ts';
import { HttpError } from '../errors/errors.ts';
import { receiveFile, type ReceivedFile } from './uploads/receivedFile.ts';

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** File of the multipart field `file`. */
    receivedFile: ReceivedFile | null;
  }
}

/** Rejects a body of a media type that the call does not accept, before it is read. */
export const mediaType = (call: Call) => {
  const accepted =
    call.body === 'multipart'
      ? ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json']
      : ['application/json'];
  return async (request: FastifyRequest) => {
    const contentType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    if (request.method !== 'GET' && contentType !== undefined && !accepted.includes(contentType))
      throw new HttpError('WRONG_MEDIA_TYPE');
  };
};

/** Reads the fields of a multipart body into the shape of a JSON body, and its file onto the disk. */
export const readMultipart =
  (call: Call, { dataFolder }: Configuration) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.isMultipart()) return;
    const fields: Record<string, unknown> = {};
    const limits = {
      fileSize: UPLOAD_LIMIT_BYTES,
      files: call.file ? 1 : 0,
      fields: MAX_FIELDS,
      fieldSize: MAX_FIELD_BYTES,
    };
    try {
      for await (const part of request.parts({ limits })) {
        if (part.type === 'field') fields[part.fieldname] = part.value;
        else if (part.fieldname !== 'file') part.file.resume();
        else {
          const { filename: fileName, file } = part;
          request.receivedFile = await receiveFile(file, { fileName, dataFolder, response: reply.raw });
        }
      }
    } catch (error) {
      if (isTooManyFiles(error)) throw tooManyFiles(call);
      throw isBrokenForm(error) ? new HttpError('MALFORMED', { issues: [] }) : error;
    }
    request.body = fields;
  };

const isTooManyFiles = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';

/** True for an error of the form parser, which has no code; errors of the disk and of a lost connection have one. */
const isBrokenForm = (error: unknown) => error instanceof Error && !(error instanceof HttpError) && !('code' in error);

const tooManyFiles = ({ file }: Call) =>
  new HttpError('MALFORMED', {
    issues: [
      { path: 'file', message: file ? '파일은 한 번에 하나만 올릴 수 있습니다.' : '파일을 받지 않는 요청입니다.' },
    ],
  });
