import { HttpError } from '../../pipeline/errors.ts';
import type { HandlerTable } from '../../pipeline/handler.ts';
import { educationCodes } from '../lookups/codes/educationCodes.ts';
import { findAddresses, findLicences } from '../lookups/services/findLicences.ts';
import { readFile } from './downloads/readFile.ts';
import { storeUpload } from './uploads/storeUpload.ts';

/** Files, code lists, and look-ups at outside services. */
export const commonHandlers = {
  async uploadFile(_input, context) {
    if (!context.file) {
      throw new HttpError('MALFORMED', { issues: [{ path: 'file', message: '올릴 파일을 선택해주세요.' }] });
    }
    const kept = await storeUpload(context.file, context, { access: 'owner' });
    return kept.path;
  },

  async downloadFile({ path }, { db, caller, integrations, sendFile }) {
    const file = await readFile(path, { db, files: integrations.files, caller }, 'attachment');
    if (!file) throw new HttpError('NOT_FOUND');
    sendFile(file);
    return null;
  },

  educationCode: async () => educationCodes,
  licence: findLicences,
  address: findAddresses,
} satisfies Partial<HandlerTable>;
