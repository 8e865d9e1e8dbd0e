import * as v from 'valibot';
import { askCorrection } from '@portal/shared/contract/user';
import { pastBirthDateRule } from '@portal/shared/form';

const { name, words } = askCorrection.input.entries;

interface Proven {
  proof: 'document' | 'identity';
  document: string;
  identity: string;
}

export const correctionSchema = v.pipe(
  v.object({
    name,
    userBirth: pastBirthDateRule,
    words,
    proof: v.picklist(['document', 'identity']),
    /** Path and name of the uploaded document. */
    document: v.string(),
    documentName: v.string(),
    /** Number of the identity check. */
    identity: v.string(),
    reissue: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['proof'], ['document']],
      ({ proof, document }: Pick<Proven, 'proof' | 'document'>) => proof !== 'document' || document !== '',
      '증빙 서류를 올려주세요.',
    ),
    ['document'],
  ),
  v.forward(
    v.partialCheck(
      [['proof'], ['identity']],
      ({ proof, identity }: Pick<Proven, 'proof' | 'identity'>) => proof !== 'identity' || identity !== '',
      '본인확인을 마쳐주세요.',
    ),
    ['identity'],
  ),
);
export type CorrectionValues = v.InferInput<typeof correctionSchema>;
