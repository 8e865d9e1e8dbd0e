import { useEffect } from 'react';
import { useWatch, type FieldValues, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';
import { Actions, Button, Callout } from '@portal/shared/ui';
import { chosenHall, isElsewhere, placeOf, type HallChoice } from './hall.ts';

interface HallNoteProps<Values extends FieldValues, Checked> {
  form: UseFormReturn<Values, unknown, Checked>;
  halls: readonly HallChoice[];
}

/**
 * Fills in the place of a hall when the employee chooses it, and its seats where no capacity is typed. Below the fields
 * it says that the typed street is not that of the hall, because the hall has moved or the street was typed over.
 */
export function HallNote<Values extends FieldValues, Checked>({ form, halls }: HallNoteProps<Values, Checked>) {
  const { control, watch, getValues, setValue, formState } = form;
  const [hallNo, address] = useWatch({ control, name: ['hallNo', 'address'] as Path<Values>[] });
  const set = (name: string, value: unknown) =>
    setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  const fill = (hall: HallChoice) => {
    for (const [name, value] of Object.entries(placeOf(hall))) set(name, value);
    if (!getValues('capacity' as Path<Values>)) set('capacity', String(hall.seats));
  };
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (name !== 'hallNo') return;
      const hall = chosenHall(halls, (values as { hallNo?: unknown }).hallNo);
      if (hall) fill(hall);
    });
    return unsubscribe;
  });
  const hall = chosenHall(halls, hallNo);
  if (!hall || !isElsewhere(hall, address)) return null;
  return (
    <Callout tone="warning" title="고른 곳의 주소와 다릅니다">
      지금 ‘{hall.name}’의 주소는 {hall.address}입니다. 이대로 두면 안내 화면에 오시는 길과 지도가 보이지 않습니다.
      <Actions>
        <Button variant="secondary" size="small" onClick={() => fill(hall)}>
          주소 가져오기
        </Button>
      </Actions>
    </Callout>
  );
}
