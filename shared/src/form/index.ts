export { AddressFields, type AddressValues } from './AddressFields.tsx';
export { BirthDate } from './dates/BirthDate.tsx';
export { DateField } from './dates/DateField.tsx';
export { addressEntries, newPasswordSchema, pastBirthDateRule } from './schemas.ts';
export { FileInput } from './files/FileInput.tsx';
export { FilesField } from './files/FilesField.tsx';
export { storedState, useStoredState } from './storedState.ts';
export { useDraft } from './useDraft.ts';
export { useSubmit, type SubmitOptions } from './useSubmit.ts';
