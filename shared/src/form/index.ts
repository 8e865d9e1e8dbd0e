export { AddressFields, type AddressValues } from './AddressFields.tsx';
export { addressEntries, newPasswordSchema, pastBirthDateRule } from './schemas.ts';
export { storedState, useStoredState } from './storedState.ts';
export { useDraft } from './useDraft.ts';
export { useSubmit, type SubmitOptions } from './useSubmit.ts';
