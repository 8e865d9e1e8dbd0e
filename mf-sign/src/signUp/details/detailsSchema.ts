import * as v from 'valibot';
import { birthDateRule, seoulToday, userIdRule } from '@portal/shared/rules';
import { contactSchema } from '../../parts/contact/contactSchema.ts';
import { areSame, newPasswordEntries, NOT_THE_SAME } from '../../parts/password/newPassword.ts';

/** The form of the last step. Name and phone are those that were proved. */
export const detailsSchema = v.pipe(
  v.object({
    userId: userIdRule,
    ...newPasswordEntries,
    userBirth: v.pipe(
      birthDateRule,
      v.check((birth) => birth <= seoulToday(), '생년월일을 다시 확인해주세요.'),
    ),
    ...contactSchema,
  }),
  v.forward(v.partialCheck([['userPw'], ['userPwCheck']], areSame, NOT_THE_SAME), ['userPwCheck']),
);
export type DetailsValues = v.InferInput<typeof detailsSchema>;
