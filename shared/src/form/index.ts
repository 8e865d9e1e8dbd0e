export { AddressFields, type AddressValues } from './AddressFields.tsx';
export { addressEntries, newPasswordSchema, pastBirthDateRule } from './schemas.ts';
export { storedState, useStoredState, type StoredState } from './storedState.ts';
export { useDraft, type Draft, type DraftOptions } from './useDraft.ts';
export { useSubmit, type SubmitOptions } from './useSubmit.ts';
