import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_OPEN_IMPORTS } from '@portal/shared/contract/office';
import { countRows } from '../../../../database/page.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { act, lockNotOwn, orChanged } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { moveUpload } from './moveUpload.ts';
import { bytesOfPart, countReceived, storePart } from './parts.ts';
import { uploadTarget } from './target.ts';

const UPLOAD_ACT = 'upload import' as const;

/** Begins the upload of a file while few others are open. Returns its number. */
export async function beginImport(
  { kind, fileName, size }: CallValue<Calls['officeBeginImport']>,
  { db, now, caller }: MemberContext,
): Promise<number> {
  const open = await countRows(db.selectFrom('import_upload').select('upload_no').where('ended_at', 'is', null));
  if (open >= MAX_OPEN_IMPORTS) throw new BusinessError('IMPORTS_EXCEEDED');
  const { upload_no: uploadNo } = await db
    .insertInto('import_upload')
    .values({
      kind,
      file_name: fileName.normalize('NFC'),
      size,
      status: 'RECEIVING',
      uploaded_by: caller.memberNo,
      uploaded_at: now,
    })
    .returning('upload_no')
    .executeTakeFirstOrThrow();
  return uploadNo;
}

/** Stores a part of the caller's own file; the last one begins its check. Returns the bytes that have arrived. */
export async function sendImportPart(
  { uploadNo, partNo, bytes: base64 }: CallValue<Calls['officeSendImportPart']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller, configuration } = context;
  const upload = await lockNotOwn(uploadTarget, { act: UPLOAD_ACT, no: uploadNo }, context);
  if (upload.uploaded_by !== caller.memberNo) throw new HttpError('NOT_FOUND');
  // The last part again, whose answer was lost.
  if (upload.status === 'CHECKING') return upload.size;
  orChanged(upload.status === 'RECEIVING');
  const bytes = Buffer.byteLength(base64, 'base64');
  if (bytes !== bytesOfPart(upload, partNo))
    throw new HttpError('MALFORMED', {
      issues: [{ path: 'bytes', message: '올리는 사이에 파일이 바뀌었습니다. 파일을 다시 골라주세요.' }],
    });
  await storePart({ uploadNo, partNo, bytes, base64 }, { db, keys: configuration.encryptionKeys, now });
  const received = await countReceived(db, uploadNo);
  if (received < upload.size) return received;
  orChanged(await moveUpload(upload, { event: 'complete', by: 'staff' }, context));
  await recordAct(context, { act: UPLOAD_ACT, object: 'import_upload', objectNo: uploadNo });
  return received;
}

/** Deletes a file that is not imported. */
export const discardImport = ({ uploadNo }: CallValue<Calls['officeDiscardImport']>, context: MemberContext) =>
  act(
    uploadTarget,
    {
      act: 'discard import',
      no: uploadNo,
      async do(upload) {
        orChanged(await moveUpload(upload, { event: 'discard', by: 'staff' }, context));
        return null;
      },
    },
    context,
  );
