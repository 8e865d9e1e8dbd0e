import { formatDate } from '@portal/shared/format';
import type { FormField, FormFields } from '../../parts/form/FieldGroups.tsx';

/** A copy is held on other days, entered again with the old ones beside them, and its lecturers are chosen again. */

type Typed = Readonly<Record<string, unknown>>;

const daysOf = (groups: readonly FormFields<string>[]): readonly FormField<string>[] =>
  groups.flatMap(({ fields }) => fields).filter(({ type }) => type === 'date');

/** Values of the source without its days and its lecturers. */
export const withoutDays = <Values extends Typed>(groups: readonly FormFields<string>[], values: Values): Values => ({
  ...values,
  ...Object.fromEntries(daysOf(groups).map(({ name }) => [name, ''])),
  ...(Array.isArray(values.lecturerNos) && { lecturerNos: [] }),
  ...(Array.isArray(values.furtherLessons) && {
    furtherLessons: (values.furtherLessons as readonly Typed[]).map(({ time, endTime }) => ({
      day: '',
      time,
      endTime,
    })),
  }),
});

/** Fields of a copy: each day field shows the day of the source. */
export const withOldDays = <Name extends string>(
  groups: readonly FormFields<Name>[],
  old: Typed,
): readonly FormFields<Name>[] =>
  groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => {
      const day = old[field.name];
      if (field.type !== 'date' || typeof day !== 'string' || day === '') return field;
      return { ...field, hint: [`복사한 것은 ${formatDate(day)}입니다.`, field.hint].filter(Boolean).join(' ') };
    }),
  }));
