import type { FastifyRequest } from 'fastify';
import type { Call } from '@portal/shared/contract';
import { UPLOAD_LIMIT_BYTES } from '@portal/shared/contract/common';
import { HttpError } from './errors.ts';
import type { UploadedFile } from './handler.ts';

const MAX_FIELD_BYTES = 64 * 1024;
const MAX_FIELDS = 60;

declare module 'fastify' {
  interface FastifyRequest {
    uploadedFile: UploadedFile | null;
  }
}

/** Refuses a body of a media type that the call does not accept, before it is read. */
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

/** Reads the fields of a multipart body into the shape of a JSON body, and keeps its file apart. */
export async function readMultipart(request: FastifyRequest) {
  if (!request.isMultipart()) return;
  const fields: Record<string, unknown> = {};
  const parts = request.parts({
    limits: { fileSize: UPLOAD_LIMIT_BYTES, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
  });
  for await (const part of parts) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') request.uploadedFile = { fileName: part.filename, bytes };
    } else {
      fields[part.fieldname] = part.value;
    }
  }
  request.body = fields;
}
