import type { Calls, CallValue } from '@portal/shared/contract';
import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { sentFileOf } from '../../../files/downloads/readFile.ts';
import { findStoredFile } from '../../../files/storedFiles/store.ts';
import { findCorrection } from '../../../user/corrections/store.ts';

/** Sends the document of a request; each access is in the audit log. */
export async function sendDocument(
  { correctionNo }: CallValue<Calls['officeCorrectionDocument']>,
  context: MemberContext,
) {
  const { db, integrations, sendFile } = context;
  const path = (await findCorrection(db, correctionNo))?.document_path;
  const file = path ? await findStoredFile(db, path) : undefined;
  if (!file) throw new HttpError('NOT_FOUND');
  await recordAct(context, { act: 'show correction document', object: 'correction', objectNo: correctionNo });
  sendFile(sentFileOf(file, { disposition: 'inline' }, integrations.files));
  return null;
}
