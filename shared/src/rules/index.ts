export { adviceOn } from './advice.ts';
export { birthDateRule } from './birthDate.ts';
export {
  businessNameRule,
  businessNumberRule,
  formatBusinessNumber,
  isBusinessNumber,
  newBusinessNameRule,
} from './business.ts';
export { cashReceiptNumberRules } from './cashReceiptNumber.ts';
export { certificateRequestRules } from './certificateRequest.ts';
export { digitsOf, phoneOf } from './digits.ts';
export { emailRule } from './email.ts';
export { type Hours, overlapOf } from './hours.ts';
export { mobilePhoneRule } from './mobilePhone.ts';
export { HEALTH_ELSEWHERE, namesHealth } from './healthWords.ts';
export { PASSWORD_HINT, passwordRule } from './password.ts';
export { percentText } from './percentText.ts';
export { newPersonNameRule, personNameRule } from './personName.ts';
export { isSamePlace, isSameStreet } from './place.ts';
export { postCodeRule } from './postCode.ts';
export { refundAccountRules } from './refundAccount.ts';
export { repetitionProblem, SAME_CHARACTER_MESSAGE, SEQUENCE_MESSAGE } from './repetition.ts';
export { exactText, storableLines, storableName, storableNumber, storableText } from './storableText.ts';
export { comparedName, typedLine, typedName, typedNumber, typedText } from './typedText.ts';
export { urlOf } from './urlOf.ts';
export { USER_ID_HINT, userIdRule } from './userId.ts';
export { VERIFICATION_MESSAGES, verificationCodeRule } from './verificationCode.ts';
export { hasWhitespace } from './whitespace.ts';
