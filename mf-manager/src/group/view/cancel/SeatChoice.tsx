import { Button, Checkbox } from '@portal/shared/ui';
import type { Seat } from '../../group.ts';
import styles from './SeatChoice.module.css';

interface SeatChoiceProps {
  /** Cancellable seats. */
  seats: readonly Seat[];
  chosen: readonly number[];
  /** None is selected, but one is required. */
  isMissing: boolean;
  onChange(seatNos: readonly number[]): void;
}

const labelOf = ({ position, name, statusName }: Seat) => `${position}번 ${name} (${statusName})`;

/** Selection of the seats to be cancelled. */
export function SeatChoice({ seats, chosen, isMissing, onChange }: SeatChoiceProps) {
  const areAllChosen = seats.every(({ seatNo }) => chosen.includes(seatNo));
  return (
    <fieldset className={styles.root}>
      <legend>취소할 자리</legend>
      {isMissing && (
        <p role="alert" className={styles.error}>
          취소할 자리를 골라주세요.
        </p>
      )}
      <div className={styles.seats}>
        {seats.map((seat) => (
          <Checkbox
            key={seat.seatNo}
            label={labelOf(seat)}
            checked={chosen.includes(seat.seatNo)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, seat.seatNo] : chosen.filter((seatNo) => seatNo !== seat.seatNo))
            }
          />
        ))}
      </div>
      {seats.length > 1 && (
        <Button
          variant="plain"
          size="small"
          onClick={() => onChange(areAllChosen ? [] : seats.map(({ seatNo }) => seatNo))}
        >
          {areAllChosen ? '모두 빼기' : '모두 고르기'}
        </Button>
      )}
    </fieldset>
  );
}
