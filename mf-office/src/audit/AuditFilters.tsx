import { useState, type FormEvent } from 'react';
import { ACT_NAMES, OBJECT_NAMES } from '@portal/shared/contract/office';
import { DateField } from '@portal/shared/form';
import { Button, SelectField, TextField } from '@portal/shared/ui';
import styles from './AuditFilters.module.css';

const optionsOf = (names: Readonly<Record<string, string>>) => [
  { value: '', label: '모두' },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];

/** Filters, by their query parameter names. */
export const AUDIT_FILTERS = ['userId', 'act', 'object', 'objectNo', 'from', 'until'] as const;
export type AuditFilter = Partial<Record<(typeof AUDIT_FILTERS)[number], string>>;

/** Filter form of the audit log: employee, act, object and dates. */
export function AuditFilters({ filter, onFilter }: { filter: AuditFilter; onFilter(filter: AuditFilter): void }) {
  const [from, setFrom] = useState(filter.from ?? '');
  const [until, setUntil] = useState(filter.until ?? '');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onFilter(Object.fromEntries(AUDIT_FILTERS.map((name) => [name, String(typed.get(name) ?? '').trim()])));
  };
  return (
    <form role="search" aria-label="감사 기록 찾기" className={styles.root} onSubmit={submit} noValidate>
      <TextField label="직원 아이디" name="userId" autoComplete="off" defaultValue={filter.userId} />
      <SelectField label="한 일" name="act" options={optionsOf(ACT_NAMES)} defaultValue={filter.act ?? ''} />
      <SelectField label="대상" name="object" options={optionsOf(OBJECT_NAMES)} defaultValue={filter.object ?? ''} />
      <TextField
        label="대상 번호"
        name="objectNo"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={filter.objectNo}
      />
      <DateField label="시작일" name="from" value={from} onChange={setFrom} />
      <DateField label="종료일" name="until" value={until} onChange={setUntil} />
      <Button type="submit">찾기</Button>
    </form>
  );
}
