import * as v from 'valibot';
import { newPasswordSchema, pastBirthDateRule } from '@portal/shared/form';
import { userIdRule } from '@portal/shared/rules';
import { contactEntries } from '../../parts/contact/contactSchema.ts';

/** Form of the last step. Name and phone are the verified ones and not part of it. */
export const detailsSchema = v.intersect([
  v.object({ userId: userIdRule }),
  newPasswordSchema,
  v.object({ userBirth: pastBirthDateRule, ...contactEntries }),
]);
export type DetailsValues = v.InferInput<typeof detailsSchema>;
