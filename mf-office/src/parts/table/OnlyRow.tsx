import { Button, Callout } from '@portal/shared/ui';

interface OnlyRowProps {
  /** Name of the row, with its number. */
  name: string;
  /** Shows the whole list. */
  onAll: () => void;
}

/** Replaces a list's filters if a link from another page has led to one of its rows. */
export function OnlyRow({ name, onAll }: OnlyRowProps) {
  return (
    <Callout tone="info" title={`${name}만 보고 있습니다`}>
      <Button variant="secondary" size="small" onClick={onAll}>
        모두 보기
      </Button>
    </Callout>
  );
}
