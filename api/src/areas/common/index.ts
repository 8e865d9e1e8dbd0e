import type { HandlerTable } from '../../pipeline/handler.ts';
import { TransportError } from '../../pipeline/refusal.ts';
import { educationCodes } from './educationCodes.ts';
import { keepUpload } from './keepUpload.ts';
import { findAddresses, findLicences } from './lookups.ts';
import { readFile } from './readFile.ts';

/** Files, code lists, and look-ups at outside services. */
export const commonHandlers = {
  async uploadFile(_input, context) {
    if (!context.file) {
      throw new TransportError('MALFORMED', { issues: [{ path: 'file', message: '올릴 파일을 선택해주세요.' }] });
    }
    const kept = await keepUpload(context.file, context, { access: 'owner' });
    return kept.path;
  },

  async downloadFile({ path }, { db, caller, outside, sendFile }) {
    const file = await readFile(path, { db, files: outside.files, caller }, 'attachment');
    if (!file) throw new TransportError('NOT_FOUND');
    sendFile(file);
    return null;
  },

  educationCode: async () => educationCodes,
  licence: findLicences,
  address: findAddresses,
} satisfies Partial<HandlerTable>;
