import { Button } from '@portal/shared/ui';
import type { Group, Seat } from '../../group.ts';
import { useCancellingSeats } from '../cancel/useCancellingSeats.ts';
import styles from './Seats.module.css';
import { useNamingSeat } from './useNamingSeat.ts';
import { useSeatCommands } from './useSeatCommands.ts';

const NAMING = { name: '고치기', invite: '초대하기', replace: '바꾸기' } as const;
type Naming = keyof typeof NAMING;

/** Buttons of a seat, exactly those of `allowedActions`, each named with its person for screen readers. */
export function SeatActions({ group, seat }: { group: Group; seat: Seat }) {
  const { allowedActions, position, name } = seat;
  const nameSeat = useNamingSeat(group);
  const { remind, retract, isPending } = useSeatCommands(seat);
  const cancelling = useCancellingSeats(group.groupNo);
  if (allowedActions.length === 0) return '없음';
  const who = name ? `${position}번 ${name}` : `${position}번`;
  const action = (label: string, busy: boolean, press: () => Promise<void>) => (
    <Button variant="secondary" size="small" aria-label={`${who} ${label}`} busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {(Object.keys(NAMING) as Naming[]).map(
        (naming) =>
          allowedActions.includes(naming) && (
            <span key={naming}>{action(NAMING[naming], false, () => nameSeat(seat, naming))}</span>
          ),
      )}
      {allowedActions.includes('remind') && action('다시 보내기', isPending, remind)}
      {allowedActions.includes('cancel') && action('취소', cancelling.isOpening, () => cancelling.start([seat.seatNo]))}
      {allowedActions.includes('retract') && action('취소 철회', isPending, retract)}
    </div>
  );
}
